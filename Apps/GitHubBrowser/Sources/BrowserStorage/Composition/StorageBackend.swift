// SPDX-License-Identifier: Apache-2.0

/// One way to keep responses, the state of limits and bookmarks; the configuration chooses it, once for all of them.
package protocol StorageBackend: ResponseCache, CacheMaintenance, LimitStore, BookmarkStore {}
