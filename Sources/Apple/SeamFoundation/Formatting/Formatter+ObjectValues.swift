public import Foundation
import RuntimeShims

/// Values that formatters read, as methods of Objective-C's kind leave them.
///
/// Foundation on Linux does not declare these methods, so that no class can override them. The translator enters an app's
/// override for its class, and the nearest class's is asked.
extension Formatter {
    /// What reads a value by a range.
    public typealias _RangeReader<Object> = (
        Object, AutoreleasingUnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSRange>?
    ) throws -> Void
    /// What reads a value.
    public typealias _Reader<Object> = (
        Object, AutoreleasingUnsafeMutablePointer<AnyObject?>?, String, AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool

    /// Enters an override of `getObjectValue(_:for:errorDescription:)`.
    public static func _addReader<Object: Formatter>(_ type: Object.Type, reader: @escaping _Reader<Object>) {
        FormatterReaders.add(type, reader: { reader(unsafeDowncast($0, to: Object.self), $1, $2, $3) })
    }

    /// Enters an override of `getObjectValue(_:for:range:)`.
    public static func _addReader<Object: Formatter>(_ type: Object.Type, rangeReader: @escaping _RangeReader<Object>) {
        FormatterReaders.add(type, rangeReader: { try rangeReader(unsafeDowncast($0, to: Object.self), $1, $2, $3) })
    }

    /// Reads a value from a text.
    ///
    /// Numbers and dates are read; other formatters of Foundation's read nothing.
    /// - Parameters:
    ///   - obj: Where the value is left. What was there is not released, as of a pointer that keeps nothing.
    ///   - error: Where words are left that tell what is wrong with the text.
    /// - Returns: Whether the text was read.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let own = FormatterReaders.reader(of: self) { return own(self, obj, string, error) }
        return _inheritedObjectValue(obj, for: string, errorDescription: error)
    }

    /// What Foundation's own method does.
    public func _inheritedObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            // Numbers and dates are read by their other method.
            if let own = FormatterReaders.rangeReader(of: self) {
                try own(self, obj, string, nil)
            } else {
                try readValue(obj, string)
            }
            return true
        } catch let failure {
            error?.initialize(to: failure.localizedDescription as NSString)
            return false
        }
    }

    fileprivate func getRangedValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String, _ range: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let own = FormatterReaders.rangeReader(of: self) { return try own(self, obj, string, range) }
        try inheritRangedValue(obj, string, range)
    }

    fileprivate func inheritRangedValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String, _ range: UnsafeMutablePointer<NSRange>?
    ) throws {
        let whole = string as NSString
        let part = range?.pointee ?? NSRange(location: 0, length: whole.length)
        guard part.location >= 0, part.length >= 0, part.upperBound <= whole.length else {
            throw CocoaError(.formatting)
        }
        try readValue(obj, whole.substring(with: part))
    }

    private func readValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, _ string: String) throws {
        let value: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            case let formatter as ISO8601DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            default: nil
            }
        guard let value else { throw CocoaError(.formatting) }
        obj?.initialize(to: value)
    }
}

extension NumberFormatter {
    /// Reads a number from a part of a text.
    ///
    /// - Parameters:
    ///   - obj: Where the number is left.
    ///   - rangep: The part, which is all of it for nil.
    /// - Throws: `CocoaError.formatting` for a part that is no number.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try getRangedValue(obj, string, rangep)
    }

    /// What Foundation's own method does.
    public func _inheritedObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try inheritRangedValue(obj, string, rangep)
    }
}

extension DateFormatter {
    /// Reads a date from a part of a text.
    ///
    /// - Parameters:
    ///   - obj: Where the date is left.
    ///   - rangep: The part, which is all of it for nil.
    /// - Throws: `CocoaError.formatting` for a part that is no date.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try getRangedValue(obj, string, rangep)
    }

    /// What Foundation's own method does.
    public func _inheritedObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try inheritRangedValue(obj, string, rangep)
    }
}

/// The overrides of apps, by their classes.
private enum FormatterReaders {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var readers: [ObjectIdentifier: Formatter._Reader<Formatter>] = [:]
    nonisolated(unsafe) private static var rangeReaders: [ObjectIdentifier: Formatter._RangeReader<Formatter>] = [:]

    static func add(_ type: AnyClass, reader: @escaping Formatter._Reader<Formatter>) {
        lock.withLock { readers[ObjectIdentifier(type)] = reader }
    }

    static func add(_ type: AnyClass, rangeReader: @escaping Formatter._RangeReader<Formatter>) {
        lock.withLock { rangeReaders[ObjectIdentifier(type)] = rangeReader }
    }

    static func reader(of formatter: Formatter) -> Formatter._Reader<Formatter>? {
        nearest(to: formatter, in: lock.withLock { readers })
    }

    static func rangeReader(of formatter: Formatter) -> Formatter._RangeReader<Formatter>? {
        nearest(to: formatter, in: lock.withLock { rangeReaders })
    }

    private static func nearest<Reader>(to formatter: Formatter, in readers: [ObjectIdentifier: Reader]) -> Reader? {
        guard !readers.isEmpty else { return nil }
        var next: AnyClass? = type(of: formatter)
        while let type = next {
            if let reader = readers[ObjectIdentifier(type)] { return reader }
            next = Superclasses.superclass(of: type)
        }
        return nil
    }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// Takes a pointer to something else for one where an object is left, as an autoreleasing pointer may.
    @_disfavoredOverload
    public init<Other>(_ other: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: AnyObject?.self)
    }
}
