import Seam

/// The toolkit on a view model of Observation's.
enum ToolkitObservation: OneWayDialect {
    static let title = "toolkit, `@Observable`"

    static func makeModel() -> ObservationTracking.Model { ObservationTracking.Model() }

    static func bind(_ models: [ObservationTracking.Model], to screen: Screen) -> BindingToken {
        BindingToken { for model in models { Source.tracking { model.value }.bind(to: screen, \.text) } }
    }

    static func set(_ value: String, in model: ObservationTracking.Model) { model.value = value }
}
