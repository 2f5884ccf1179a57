public import SeamFoundation

/// A sentence that parameters of an intent are in.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
    /// The sentence with its parameters.
    public struct ParameterSummaryString: ExpressibleByStringInterpolation, Sendable {
        /// The parts of the sentence.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var text = ""
            /// Begins a sentence.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds words.
            public mutating func appendLiteral(_ literal: String) { text += literal }
            /// Adds the place of a parameter.
            public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
                text += "_"
            }
        }

        /// The words, with `_` for parameters.
        let text: String
        public init(stringLiteral value: String) { text = value }
        /// Creates a sentence of its parts.
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    let text: String?

    /// No sentence.
    public init() { text = nil }
    /// A sentence.
    public init(_ summary: ParameterSummaryString, table: String? = nil) { text = summary.text }
    /// A sentence, with further parameters below it.
    public init(
        _ summary: ParameterSummaryString, table: String? = nil,
        @ParameterSummaryListBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) { text = summary.text }
    /// Parameters without a sentence.
    public init(@ParameterSummaryListBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        text = nil
    }
}

/// Makes lists of parameters.
@resultBuilder
public enum ParameterSummaryListBuilder<Intent: AppIntent> {
    /// A parameter.
    public static func buildExpression<Value>(
        _ path: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { path }
    /// All of them.
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

/// Makes sentences.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// A sentence.
    public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
}
