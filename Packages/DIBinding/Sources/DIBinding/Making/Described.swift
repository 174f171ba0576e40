// SPDX-License-Identifier: Apache-2.0

import DICore

extension ComponentFactory: _Described {}
extension PropertyInjector: _Described {}
extension MainActorPropertyInjector: _Described {}
