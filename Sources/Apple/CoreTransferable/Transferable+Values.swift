extension Data: Transferable {
    /// Data of any type.
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension String: Transferable {
    /// Text in UTF-8.
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension URL: Transferable {
    /// The address, in UTF-8.
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: {
                guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                    throw CocoaError(.coderInvalidValue)
                }
                return url
            })
    }
}
