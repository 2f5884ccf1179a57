import SeamCombine

/// The toolkit on `@Published`.
enum ToolkitCombine: OneWayDialect {
    static let title = "toolkit, `@Published`"

    static func makeModel() -> PublishedModel { PublishedModel() }

    static func bind(_ models: [PublishedModel], to screen: Screen) -> BindingToken {
        BindingToken { for model in models { model.$value.bind(to: screen, \.text) } }
    }

    static func set(_ value: String, in model: PublishedModel) { model.value = value }
}
