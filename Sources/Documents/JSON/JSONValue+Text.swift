import Foundation

extension JSONValue {
    /// Reads one value.
    ///
    /// - Parameter data: UTF-8, with nothing but white space around the value.
    public init(parsing data: some Sequence<UInt8>) throws(JSONError) {
        var reader = JSONReader(Array(data))
        self = try reader.read()
    }

    /// The value as JSON, without white space and on one line.
    public var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
