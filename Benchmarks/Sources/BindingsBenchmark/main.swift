import Measure

// What bindings take of the heap: the bytes and blocks that stay for each while screens of eight bindings are there, and
// the blocks that each value takes on its way. `seam benchmark bindings` compiles this folder against the runtime library
// and makes the table of Documentation/Bindings.md from what is printed.

let oneWay: [any OneWayDialect.Type] = [
    PlainClosure.self, ClosureBox.self, NotificationBinding.self, KeyValueObserving.self, ObservationTracking.self,
    CombineSink.self, CombineReceiveSink.self, CombineAssign.self, CombineAssignPublished.self, CombineInputOutput.self,
    RxDrive.self, RxBind.self, RxInputOutput.self,
    ToolkitProperty.self, ToolkitObservation.self, ToolkitCombine.self, ToolkitRx.self,
]

let twoWays: [any TwoWayDialect.Type] = [
    ClosureBoxTwoWays.self, CombineTwoWays.self, RxTwoWays.self, ToolkitPropertyTwoWays.self,
    ToolkitCombineTwoWays.self,
    ToolkitRxTwoWays.self,
]

MainActor.assumeIsolated {
    let measurement = Measurement()
    for dialect in oneWay { measurement.measure(dialect) }
    for dialect in twoWays { measurement.measure(dialect) }
}
