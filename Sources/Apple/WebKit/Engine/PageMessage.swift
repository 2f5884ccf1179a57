import Foundation

/// A message between the app and the program that holds its pages: texts, of which the first is the verb.
///
/// As bytes it is the length of the whole, in four bytes, the lowest first, and then each text after its own length.
struct PageMessage {
    private(set) var fields: [Data]

    init(_ verb: String, _ fields: Any?...) {
        self.fields = [Data(verb.utf8)]
        for field in fields { add(field) }
    }

    init(fields: [Data]) { self.fields = fields }

    /// Adds data as it is, a truth value as 1 or 0, and anything else as text; nil is an empty text.
    mutating func add(_ field: Any?) {
        switch field {
        case let data as Data: fields.append(data)
        case let bool as Bool: fields.append(Data((bool ? "1" : "0").utf8))
        case let value?: fields.append(Data("\(value)".utf8))
        case nil: fields.append(Data())
        }
    }

    /// Adds names and values of HTTP headers.
    mutating func add(headers: [String: String]) {
        for (name, value) in headers {
            add(name)
            add(value)
        }
    }

    var verb: String { text(0) }
    var count: Int { fields.count }

    /// The text at a place; empty where there is none.
    func text(_ index: Int) -> String { index < fields.count ? String(decoding: fields[index], as: UTF8.self) : "" }
    func data(_ index: Int) -> Data { index < fields.count ? fields[index] : Data() }
    func int(_ index: Int) -> Int { Int(text(index)) ?? 0 }
    func number(_ index: Int) -> Double { Double(text(index)) ?? 0 }
    func bool(_ index: Int) -> Bool { int(index) != 0 }
    func url(_ index: Int) -> URL? { text(index).isEmpty ? nil : URL(string: text(index)) }

    /// Names and values from a place on.
    func headers(from index: Int) -> [String: String] {
        var headers: [String: String] = [:]
        for place in stride(from: index, to: fields.count - 1, by: 2) { headers[text(place)] = text(place + 1) }
        return headers
    }

    // MARK: Bytes

    var bytes: Data {
        var body = Data()
        for field in fields {
            body.append(Self.length(field.count))
            body.append(field)
        }
        return Self.length(body.count) + body
    }

    private static func length(_ count: Int) -> Data {
        withUnsafeBytes(of: UInt32(count).littleEndian) { Data($0) }
    }

    /// Takes the first whole message from the front of bytes; nil if it has not all come yet.
    static func take(from bytes: inout Data) -> PageMessage? {
        guard let length = length(in: bytes, at: 0), bytes.count - 4 >= length else { return nil }
        var fields: [Data] = []
        var place = 4
        while let count = Self.length(in: bytes, at: place), place + 4 + count <= 4 + length {
            let start = bytes.startIndex + place + 4
            fields.append(Data(bytes[start..<start + count]))
            place += 4 + count
            if place >= 4 + length { break }
        }
        bytes = Data(bytes.dropFirst(4 + length))
        return PageMessage(fields: fields)
    }

    private static func length(in bytes: Data, at place: Int) -> Int? {
        guard bytes.count >= place + 4 else { return nil }
        let start = bytes.startIndex + place
        return (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
}
