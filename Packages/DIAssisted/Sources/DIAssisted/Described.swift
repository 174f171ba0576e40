// SPDX-License-Identifier: Apache-2.0

import DICore

extension Factory: _Described {}
extension MainActorFactory: _Described {}
extension Assisted: _Described {}
