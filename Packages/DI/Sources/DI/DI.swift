// SPDX-License-Identifier: Apache-2.0

@_exported import DIAssisted
@_exported import DIBinding
@_exported import DICore
@_exported import DIValidation
