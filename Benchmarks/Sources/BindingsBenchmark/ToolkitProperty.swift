import Seam

/// A view model with a property of the toolkit's.
final class PropertyModel {
    @Property var value = ""
}

/// The toolkit's `@Property`.
enum ToolkitProperty: OneWayDialect {
    static let title = "toolkit, `@Property`"

    static func makeModel() -> PropertyModel { PropertyModel() }

    static func bind(_ models: [PropertyModel], to screen: Screen) -> BindingToken {
        BindingToken { for model in models { model.$value.bind(to: screen, \.text) } }
    }

    static func set(_ value: String, in model: PropertyModel) { model.value = value }
}
