/// A way to bind a value of a view model to a screen. Each is in a file of its own, and in the list in `main.swift`.
@MainActor protocol OneWayDialect {
    /// A view model with one value.
    associatedtype Model
    /// What a screen keeps to keep its bindings.
    associatedtype Kept

    /// As the table calls it.
    static var title: String { get }

    static func makeModel() -> Model
    static func bind(_ models: [Model], to screen: Screen) -> Kept
    static func set(_ value: String, in model: Model)
}
