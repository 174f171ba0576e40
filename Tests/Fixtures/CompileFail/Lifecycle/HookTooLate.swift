// SPDX-License-Identifier: Apache-2.0
// Hooks come in the order of a life, each once, after either kind of sharing.
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.Started' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Disposed' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onDispose' on 'BindingBuilder' requires that '_Step.Disposed' conform to '_Step.BeforeDispose'
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Stopped>' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onEnd' on 'BindingBuilder' requires that '_Step.Stopped' conform to '_Step.BeforeEnd'
// Swift 6: error: referencing instance method 'running(onEnd:_:)' on 'BindingBuilder' requires that '_Step.Stopped' conform to '_Step.BeforeRunning'

import DI

final class Pump: Sendable {
    func run() {}
}

enum Kitchen: Module {
    static func configure(binder: Binder<Singleton>) {
        #if TWIN
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStop { $0.run() }.onDispose { $0.run() }.to {
            Pump()
        }
        binder.bind(Pump.self).qualified("spare").sharedInScope().onDispose { $0.run() }.throwing { Pump() }
        binder.bind(Pump.self).qualified("unit").sharedInScope()
            .onStart { $0.run() }.running { $0.run() }.onEnd { pump, _ in pump.run() }.onStop { $0.run() }.to { Pump() }
        binder.bind(Pump.self).sharedOnMainActor().onStop { $0.run() }.onDispose { $0.run() }.onMainActor { Pump() }
        binder.bind(Pump.self).sharedOnMainActor().running { $0.run() }.asynchronousOnMainActor { Pump() }
        #else
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onDispose { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStart { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStop { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedInScope()
            .onStop { $0.run() }.onEnd { pump, _ in pump.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onStop { $0.run() }.running { $0.run() }.to { Pump() }  // here
        #endif
    }
}
