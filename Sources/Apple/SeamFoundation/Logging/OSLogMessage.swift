/// A message for a ``Logger``, written as a string literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message of a literal without values.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message of a literal with values in it.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The parts of a message's literal. Privacy has no effect: the log is the developer's own terminal.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins a message. Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds text of the literal.
    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Adds the description of a value. `privacy` is ignored.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text("\(value())")
    }

    /// Adds a whole number. `privacy` is ignored.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(format.text(number()))
    }

    /// Adds a number with a fraction. `privacy` is ignored.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(format.text(Double(number())))
    }

    /// Adds a truth value. `privacy` is ignored.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {
        let isTrue = boolean()
        switch format {
        case .truth: text += "\(isTrue)"
        case .answer: text += isTrue ? "yes" : "no"
        }
    }
}

/// Who may see a value in the system's log.
public struct OSLogPrivacy: Sendable {
    /// Left to the system.
    public static let auto = OSLogPrivacy()
    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Nobody, unless the device is set up for development.
    public static let `private` = OSLogPrivacy()
    /// Nobody, whatever the device is set up for.
    public static let sensitive = OSLogPrivacy()

    /// What stands for a value that may not be seen.
    public enum Mask: Sendable {
        /// A number that is the same for equal values.
        case hash
        /// Nothing.
        case none
    }

    /// Left to the system, with what stands for a value that may not be seen.
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    /// Nobody, unless the device is set up for development; with what stands for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
    /// Nobody, whatever the device is set up for; with what stands for the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}
