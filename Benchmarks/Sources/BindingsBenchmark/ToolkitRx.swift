import SeamRx

/// The toolkit on a relay.
enum ToolkitRx: OneWayDialect {
    static let title = "toolkit, `BehaviorRelay`"

    static func makeModel() -> RelayModel { RelayModel() }

    static func bind(_ models: [RelayModel], to screen: Screen) -> BindingToken {
        BindingToken { for model in models { model.value.bind(to: screen, \.text) } }
    }

    static func set(_ value: String, in model: RelayModel) { model.value.accept(value) }
}
