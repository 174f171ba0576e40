// SPDX-License-Identifier: Apache-2.0

#ifdef __cplusplus
extern "C"
#endif
/// The number of letters of a name and an exclamation mark.
int machine_letters(const char *name);
