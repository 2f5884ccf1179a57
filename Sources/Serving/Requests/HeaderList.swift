/// The header fields of a message, in their order. Names differ in case only by how they are written.
struct HeaderList: Equatable {
    struct Field: Equatable {
        var name: String
        var value: String
    }

    var fields: [Field] = []

    init(_ fields: [(String, String)] = []) {
        self.fields = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// The values of all fields of that name.
    func all(_ name: String) -> [String] {
        fields.filter { $0.name.isSameHeader(as: name) }.map(\.value)
    }

    /// The values of all fields of that name, with commas between them; nil if there is none.
    subscript(name: String) -> String? {
        let values = all(name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    mutating func remove(_ names: String...) {
        fields.removeAll { field in names.contains { field.name.isSameHeader(as: $0) } }
    }

    mutating func replace(_ name: String, _ value: String) {
        remove(name)
        append(name, value)
    }

    /// Removes what concerns one connection and not the message: RFC 9110, 7.6.1.
    mutating func removeConnectionFields() {
        let named = all("Connection").flatMap { $0.split(separator: ",").map { $0.trimmed } }
        fields.removeAll { field in named.contains { field.name.isSameHeader(as: $0) } }
        remove(
            "Connection", "Keep-Alive", "Proxy-Connection", "Proxy-Authenticate", "Proxy-Authorization", "TE",
            "Trailer", "Transfer-Encoding", "Upgrade")
    }

    /// A line for each field. Those with a line break in them are left out.
    var lines: String {
        fields.filter { field in !(field.name + field.value).utf8.contains { $0 == 10 || $0 == 13 || $0 == 0 } }
            .map { "\($0.name): \($0.value)\r\n" }.joined()
    }
}

extension String {
    fileprivate func isSameHeader(as other: String) -> Bool {
        utf8.count == other.utf8.count && lowercased() == other.lowercased()
    }
}
