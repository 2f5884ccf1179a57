import UIKit

/// A way to bind a value of a view model and the text of a field both ways.
@MainActor protocol TwoWayDialect {
    associatedtype Model
    associatedtype Kept

    static var title: String { get }

    static func makeModel() -> Model
    /// - Parameter fields: One for each model.
    static func bind(_ models: [Model], to fields: [UITextField]) -> Kept
    static func value(of model: Model) -> String
    static func set(_ value: String, in model: Model)
}
