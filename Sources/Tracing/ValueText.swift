import Foundation

/// A value in a few words. None of the app's code is called for it.
enum ValueText {
    /// The most characters of one value.
    static let limit = 80

    static func of(_ value: Any?, limit: Int = limit) -> String {
        guard let value else { return "nil" }
        var depth = 2
        return cut(text(of: value, &depth), limit)
    }

    /// Marks for the reader do not count, and are not cut.
    private static func cut(_ text: String, _ limit: Int = limit) -> String {
        guard text.count > limit else { return text }
        guard text.contains("\u{2}") else { return text.prefix(limit - 1) + "…" }
        var (shown, marks) = ("", "")
        for (index, part) in text.split(separator: "\u{2}", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 0 { shown += part } else { marks += part }
        }
        if shown.count > limit { shown = shown.prefix(limit - 1) + "…" }
        return shown + "\u{2}" + marks + "\u{2}"
    }

    private static func text(of value: Any, _ depth: inout Int) -> String {
        switch value {
        case let value as String: return "\"" + cut(value) + "\""
        case let value as Int: return String(value)
        case let value as Bool: return value ? "true" : "false"
        case let value as Double: return String(value)
        case let value as NSAttributedString: return "\"" + cut(value.string) + "\""
        case let value as URL: return value.absoluteString
        case let value as Date: return value.description
        case let value as UUID: return value.uuidString
        case let value as IndexPath: return "[" + value.map(String.init).joined(separator: ", ") + "]"
        case let value as Data: return "\(value.count) bytes"
        case let value as Substring: return "\"" + cut(String(value)) + "\""
        case let value as NSNumber: return value.stringValue
        case let value as any BinaryInteger: return String(describing: value)
        case let value as any BinaryFloatingPoint: return String(describing: value)
        case is Void: return "()"
        case let type as Any.Type: return String(describing: type)
        default: return reflected(value, &depth)
        }
    }

    private static func reflected(_ value: Any, _ depth: inout Int) -> String {
        let mirror = Mirror(reflecting: value)
        let type = name(of: Swift.type(of: value))
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { text(of: $0.value, &depth) } ?? "nil"
        case .collection, .set, .dictionary:
            let count = mirror.children.count
            return "\(count) item\(count == 1 ? "" : "s")" + content(of: mirror, &depth)
        case .class: return type + identity(value as AnyObject)
        case .none: return type
        case .enum:
            guard let child = mirror.children.first else { return "." + caseName(value) }
            return "." + (child.label ?? "") + members(Mirror(reflecting: child.value), child.value, &depth)
        case .tuple: return members(mirror, value, &depth)
        default: return type + members(mirror, value, &depth)
        }
    }

    /// Tells a collection from others of its size, by its first elements; the reader takes it off.
    private static func content(of mirror: Mirror, _ depth: inout Int) -> String {
        guard depth > 0, !mirror.children.isEmpty else { return "" }
        depth -= 1
        defer { depth += 1 }
        var hash: UInt64 = 14_695_981_039_346_656_037
        for child in mirror.children.prefix(32) {
            for byte in text(of: child.value, &depth).utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        return "\u{2}" + String(hash, radix: 16) + "\u{2}"
    }

    /// Tells an object from others of its class; the reader takes it off.
    private static func identity(_ object: AnyObject) -> String {
        "\u{2}" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16) + "\u{2}"
    }

    /// The case of an enum without a value of its own.
    private static func caseName(_ value: Any) -> String {
        // A description of the app's own would be its code.
        value is any CustomStringConvertible ? name(of: type(of: value)) : String(describing: value)
    }

    private static func members(_ mirror: Mirror, _ value: Any, _ depth: inout Int) -> String {
        guard mirror.displayStyle == .tuple || mirror.displayStyle == .struct else {
            return "(" + text(of: value, &depth) + ")"
        }
        guard depth > 0 else { return "" }
        depth -= 1
        defer { depth += 1 }
        var parts: [String] = []
        for child in mirror.children.prefix(4) {
            let label = child.label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? ""
            parts.append(label + text(of: child.value, &depth))
        }
        if mirror.children.count > 4 { parts.append("…") }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    /// `TodoViewModel`, `Box<String>`
    static func name(of type: Any.Type) -> String { String(describing: type) }
}
