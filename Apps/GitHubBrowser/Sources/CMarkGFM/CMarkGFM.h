// SPDX-License-Identifier: Apache-2.0
// GitHub's parser of Markdown, and its extensions: tables, strikethrough, bare addresses, tasks.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
