import Foundation

/// A value of a property list, such as an app's Info.plist.
public indirect enum PropertyList: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// As written: ISO 8601.
    case date(String)
    case data(Data)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The string; nil for other kinds.
    public var string: String? {
        if case .string(let value) = self { return value }
        return nil
    }

    /// The entries of a dictionary; nil for other kinds.
    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let value) = self { return value }
        return nil
    }

    /// The elements of an array; nil for other kinds.
    public var array: [PropertyList]? {
        if case .array(let value) = self { return value }
        return nil
    }

    /// The value for a key of a dictionary; nil for other kinds.
    public subscript(key: String) -> PropertyList? { dictionary?[key] }

    /// The list with `transform` applied to every string that is a value.
    public func mapStrings(_ transform: (String) -> String) -> PropertyList {
        switch self {
        case .string(let value): .string(transform(value))
        case .array(let values): .array(values.map { $0.mapStrings(transform) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
        default: self
        }
    }

    /// The XML form.
    public var xml: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indent: "")
        return text + "</plist>\n"
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indent)<real>\(value)</real>\n"
        case .boolean(let value): text += "\(indent)<\(value)/>\n"
        case .date(let value): text += "\(indent)<date>\(Self.escaped(value))</date>\n"
        case .data(let value): text += "\(indent)<data>\(value.base64EncodedString())</data>\n"
        case .array(let values):
            text += "\(indent)<array>\n"
            for value in values { value.write(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary(let values):
            text += "\(indent)<dict>\n"
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t<key>\(Self.escaped(key))</key>\n"
                value.write(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
