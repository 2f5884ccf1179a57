import Foundation

/// The outlines in an SVG file of the plain kind that icons are: paths, circles and rectangles, in groups that may
/// move them. Styles, gradients and text are passed over. Any bytes are taken without harm.
public struct SVGDocument: Sendable {
    /// Where points go: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
    public struct Transform: Equatable, Sendable {
        public var a: Double
        public var b: Double
        public var c: Double
        public var d: Double
        public var tx: Double
        public var ty: Double

        /// Everything stays where it is.
        public static let identity = Transform()

        public init(
            a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
        ) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// This one first, then `outer`.
        func within(_ outer: Transform) -> Transform {
            Transform(
                a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b, c: outer.a * c + outer.c * d,
                d: outer.b * c + outer.d * d, tx: outer.a * tx + outer.c * ty + outer.tx,
                ty: outer.b * tx + outer.d * ty + outer.ty)
        }
    }

    /// A path and how it is filled.
    public struct Shape: Equatable, Sendable {
        /// In the language of a path's `d`.
        public var data: String
        /// Whether it is filled by the even-odd rule instead of the nonzero one.
        public var isEvenOdd = false
        /// The map from the path to the document.
        public var transform = Transform()
        /// The identifiers of the groups around it, the outermost first.
        public var groups: [String] = []
    }

    /// The filled shapes, from the back to the front.
    public private(set) var shapes: [Shape] = []
    /// Lines that have an identifier, by it: where they begin.
    public private(set) var guides: [String: (x: Double, y: Double)] = [:]
    /// The part of the plane that the document shows, if it says.
    public private(set) var viewBox: (x: Double, y: Double, width: Double, height: Double)?

    /// Deeper nesting, and more shapes, than an icon has.
    private static let depthLimit = 64
    private static let shapeLimit = 10_000

    /// Reads a document. One that cannot be read has no shapes.
    public init(_ data: Data) {
        var scanner = TagScanner(bytes: Array(data))
        var groups: [(id: String?, transform: Transform)] = []
        while let tag = scanner.next() {
            if tag.isClosing {
                if tag.name == "g", !groups.isEmpty { groups.removeLast() }
                continue
            }
            switch tag.name {
            case "svg": viewBox = Self.box(tag.attributes["viewBox"]) ?? viewBox
            case "g" where !tag.isEmpty:
                guard groups.count < Self.depthLimit else { return }
                groups.append((tag.attributes["id"], Self.transform(tag.attributes["transform"])))
            case "line":
                if let id = tag.attributes["id"] {
                    guides[id] = (Self.number(tag.attributes["x1"]), Self.number(tag.attributes["y1"]))
                }
            default:
                guard let data = Self.pathData(tag), shapes.count < Self.shapeLimit else { continue }
                var transform = Self.transform(tag.attributes["transform"])
                for group in groups.reversed() { transform = transform.within(group.transform) }
                shapes.append(
                    Shape(
                        data: data, isEvenOdd: tag.attributes["fill-rule"] == "evenodd", transform: transform,
                        groups: groups.compactMap(\.id)))
            }
        }
    }

    private static func pathData(_ tag: TagScanner.Tag) -> String? {
        func value(_ name: String) -> Double { number(tag.attributes[name]) }
        switch tag.name {
        case "path": return tag.attributes["d"]
        case "circle":
            let (x, y, r) = (value("cx"), value("cy"), value("r"))
            return "M\(x - r) \(y)A\(r) \(r) 0 1 0 \(x + r) \(y)A\(r) \(r) 0 1 0 \(x - r) \(y)Z"
        case "rect":
            let (x, y, width, height) = (value("x"), value("y"), value("width"), value("height"))
            let r = min(value("rx"), width / 2, height / 2)
            guard r > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)Z" }
            let (w, h) = (width - 2 * r, height - 2 * r)
            return "M\(x + r) \(y)h\(w)a\(r) \(r) 0 0 1 \(r) \(r)v\(h)a\(r) \(r) 0 0 1 \(-r) \(r)h\(-w)"
                + "a\(r) \(r) 0 0 1 \(-r) \(-r)v\(-h)a\(r) \(r) 0 0 1 \(r) \(-r)Z"
        default: return nil
        }
    }

    private static func number(_ text: String?) -> Double {
        guard let value = text.flatMap({ Double($0.trimmingCharacters(in: .whitespaces)) }), value.isFinite else {
            return 0
        }
        return min(max(value, -1e6), 1e6)
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split { $0 == "," || $0.isWhitespace }.map { number(String($0)) }
    }

    private static func box(_ text: String?) -> (x: Double, y: Double, width: Double, height: Double)? {
        guard let text else { return nil }
        let values = numbers(text[...])
        guard values.count == 4, values[2] > 0, values[3] > 0 else { return nil }
        return (values[0], values[1], values[2], values[3])
    }

    /// `matrix`, `translate` and `scale`, in a row.
    private static func transform(_ text: String?) -> Transform {
        var result = Transform()
        guard let text else { return result }
        for step in text.split(separator: ")").prefix(16) {
            let parts = step.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let values = numbers(parts[1])
            switch parts[0].trimmingCharacters(in: .whitespaces.union(["," as Unicode.Scalar])) {
            case "matrix" where values.count == 6:
                result = Transform(
                    a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5]
                ).within(result)
            case "translate" where !values.isEmpty:
                result = Transform(tx: values[0], ty: values.count > 1 ? values[1] : 0).within(result)
            case "scale" where !values.isEmpty:
                result = Transform(a: values[0], d: values.count > 1 ? values[1] : values[0]).within(result)
            default: continue
            }
        }
        return result
    }
}

/// The tags of an XML file, one after the other.
private struct TagScanner {
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        var isClosing = false
        /// It ends where it begins.
        var isEmpty = false
    }

    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skip(past text: StaticString) {
        while position < bytes.count, !starts(with: text) { position += 1 }
        position = min(position + text.utf8CodeUnitCount, bytes.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    mutating func next() -> Tag? {
        while position < bytes.count {
            guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
            position = start
            if starts(with: "<!--") {
                skip(past: "-->")
            } else if starts(with: "<!") || starts(with: "<?") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag {
        position += 1
        var tag = Tag(name: "")
        if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
            tag.isClosing = true
            position += 1
        }
        tag.name = word()
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                break
            }
            if byte == UInt8(ascii: "/") {
                tag.isEmpty = true
                position += 1
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                let name = word()
                if name.isEmpty { position += 1 }
                tag.attributes[name] = value()
            }
        }
        return tag
    }

    /// Up to what cannot be in a name.
    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !"=/><\"'".utf8.contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func value() -> String {
        while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "=") {
            position += 1
        }
        guard position < bytes.count, "\"'".utf8.contains(bytes[position]) else { return "" }
        let quote = bytes[position]
        position += 1
        let end = bytes[position...].firstIndex(of: quote) ?? bytes.count
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        position = min(end + 1, bytes.count)
        return text
    }
}
