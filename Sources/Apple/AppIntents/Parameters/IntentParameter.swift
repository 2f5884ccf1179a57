public import Foundation
public import SeamFoundation

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    /// The words for it.
    public let title: LocalizedStringResource?
    /// What it is, in more words.
    public let parameterDescription: LocalizedStringResource?
    private let lock = NSLock()
    private var kept: Value?

    init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
        (self.title, parameterDescription, kept) = (title, description, value)
    }

    /// The value. An intent whose parameter was given none, and has no default, must not be asked for it.
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ kept }) else {
                fatalError("AppIntents: a parameter of \(Value.self) was read before it had a value")
            }
            return value
        }
        set { lock.withLock { kept = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// The error that asks for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
    /// The error that asks for one of some values.
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        .needsValue
    }
    /// Asks the person for a value. Nobody can be asked here: it throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
    /// Asks the person for one of some values. Nobody can be asked here: it throws.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.needsValue
    }
    /// Asks the person whether a value is right. Nobody can be asked here: it is.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
}

/// Why an intent did not do its work.
public enum AppIntentError: Error, Sendable {
    /// A parameter has no value, and nobody can be asked for it.
    case needsValue
}

extension IntentParameter {
    /// A parameter without a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
    ) { self.init(title, description, nil as Value?) }

    /// A parameter without a default and words.
    public convenience init(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil
    ) { self.init(nil, description, nil as Value?) }

    /// A parameter with a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(title, description, defaultValue) }

    /// A parameter with a default.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil
    ) { self.init(title, description, wrappedValue) }

    /// A parameter whose values others provide.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: P
    ) { self.init(title, description, nil as Value?) }

    /// A parameter that is one or the other by its words.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        displayName: Bool.IntentDisplayName
    ) where Value == Bool { self.init(title, description, defaultValue) }

    /// A number within bounds.
    public convenience init<N: Comparable>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: N, upperBound: N)
    ) { self.init(title, description, defaultValue) }

    /// A number within bounds, without a default.
    public convenience init<N: Comparable>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: IntentNumberControlStyle = .field, inclusiveRange: (lowerBound: N, upperBound: N)
    ) { self.init(title, description, nil as Value?) }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
    /// A parameter that may be left out.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
    ) { self.init(title, description, nil as Value) }

    /// A parameter that may be left out, whose values others provide.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: P
    ) { self.init(title, description, nil as Value) }
}

/// How a person chooses a number.
public enum IntentNumberControlStyle: Sendable {
    /// In a field, with buttons, or with a slider.
    case field, stepper, slider
}

extension Bool {
    /// The words for true and false.
    public struct IntentDisplayName: Sendable {
        /// The words for each.
        public let `true`, `false`: LocalizedStringResource
        /// Creates words.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            (self.true, self.false) = (`true`, `false`)
        }
    }
}
