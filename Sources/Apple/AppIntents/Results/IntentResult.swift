public import SeamFoundation

/// What comes of an intent.
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value = Never
    /// What is given back, if anything is.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that is told in words.
public protocol ProvidesDialog: IntentResult {
    /// The words.
    var dialog: IntentDialog? { get }
}

/// A result that another intent follows.
public protocol OpensIntent: IntentResult {
    /// The other intent.
    var opensIntent: (any AppIntent)? { get }
}

/// A result that is shown by a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that is shown by an intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// The results that there are.
public struct IntentResultContainer<Value: Sendable, Dialog, Opened, Snippet>: IntentResult, @unchecked Sendable {
    /// What is given back, if anything is.
    public let value: Value?
    /// The words.
    public let dialog: IntentDialog?
    /// The intent that follows.
    public let opensIntent: (any AppIntent)?
    /// The view that shows it.
    public let view: Any?

    init(
        value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil, view: Any? = nil
    ) {
        (self.value, self.dialog, self.opensIntent, self.view) = (value, dialog, opensIntent, view)
    }
}

/// Says of a result that there is something.
public enum _Given: Sendable {}

extension IntentResultContainer: ReturnsValue where Value: Sendable {}
extension IntentResultContainer: ProvidesDialog where Dialog == _Given {}
extension IntentResultContainer: OpensIntent where Opened == _Given {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _Given {}

extension IntentResult {
    /// Nothing but that it is done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
    /// Words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, _Given, Never, Never> { Self(dialog: dialog) }
    /// A value.
    public static func result<V: Sendable>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }
    /// A value and words.
    public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, _Given, Never, Never> { Self(value: value, dialog: dialog) }
    /// Another intent.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, Never, _Given, Never> { Self(opensIntent: opensIntent) }
    /// Another intent and words.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, _Given, _Given, Never> {
        Self(dialog: dialog, opensIntent: opensIntent)
    }
    /// A value and another intent.
    public static func result<V: Sendable, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, Never, _Given, Never> { Self(value: value, opensIntent: opensIntent) }
    /// A view.
    public static func _result(view: Any) -> Self
    where Self == IntentResultContainer<Never, Never, Never, _Given> { Self(view: view) }
    /// Words and a view.
    public static func _result(dialog: IntentDialog, view: Any) -> Self
    where Self == IntentResultContainer<Never, _Given, Never, _Given> { Self(dialog: dialog, view: view) }
    /// A value, words and a view.
    public static func _result<V: Sendable>(value: V, dialog: IntentDialog, view: Any) -> Self
    where Self == IntentResultContainer<V, _Given, Never, _Given> { Self(value: value, dialog: dialog, view: view) }
    /// A value and a view.
    public static func _result<V: Sendable>(value: V, view: Any) -> Self
    where Self == IntentResultContainer<V, Never, Never, _Given> { Self(value: value, view: view) }
}
