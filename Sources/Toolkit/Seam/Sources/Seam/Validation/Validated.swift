/// A value that tells which rule it breaks.
///
/// ```swift
/// @Validated(.notEmpty("A name, please"), .length(...20, "20 characters at most")) var name = ""
/// lazy var save = Command(of: self, when: allValid($name, $age)) { … }
/// viewModel.$name.bindTwoWay(to: nameField)
/// viewModel.$name.shownError.bind(to: errorLabel, \.text)
/// ```
@propertyWrapper
public final class Validated<Value>: TwoWaySource, ComposableSource, ValidatedField {
    private let property: Property<Value>
    private let rules: [ValidationRule<Value>]

    /// The message of the first rule that the value breaks.
    public let error: Property<String?>
    /// The same from the first change on: nobody is told of mistakes in what they have not touched.
    public let shownError = Property<String?>(nil)

    /// Creates the storage of a wrapped property.
    public init(wrappedValue: Value, _ rules: ValidationRule<Value>...) {
        self.rules = rules
        property = Property(wrappedValue)
        error = Property(rules.first { !$0.isMet(wrappedValue) }?.message)
    }

    /// The value.
    public var wrappedValue: Value {
        get { property.value }
        set { write(newValue) }
    }

    /// The field itself, for bindings.
    public var projectedValue: Validated<Value> { self }

    /// Whether the value meets every rule.
    public var isValid: Source<Bool> { error.map { $0 == nil } }

    /// Shows mistakes in a value that was not touched, as when a form is sent.
    public func showError() { shownError.value = error.value }

    public func write(_ value: Value) {
        let message = rules.first { !$0.isMet(value) }?.message
        if error.value != message { error.value = message }
        if shownError.value != message { shownError.value = message }
        property.value = value
    }

    public func observe(_ body: @escaping (Value) -> Void) -> BindingToken { property.observe(body) }
}

/// A field of a form, whatever its value.
public protocol ValidatedField {
    /// The message of the first rule that the value breaks.
    var error: Property<String?> { get }
}

/// Whether every field meets its rules.
public func allValid(_ fields: any ValidatedField...) -> Source<Bool> {
    Source { send in
        var hasBegun = false
        func tell() { if hasBegun { send(fields.allSatisfy { $0.error.value == nil }) } }
        let token = BindingToken { for field in fields { field.error.observe { _ in tell() } } }
        hasBegun = true
        tell()
        return token
    }
}
