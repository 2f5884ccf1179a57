public import Foundation
internal import UniformTypeIdentifiers

/// What the parts of a body are appended to.
public protocol AFMultipartFormData: AnyObject {
    /// Appends a file, under its own name.
    func appendPart(withFileURL fileURL: URL, name: String) throws
    /// Appends a file, under another name and with a type.
    func appendPart(withFileURL fileURL: URL, name: String, fileName: String, mimeType: String) throws
    /// Appends data as a file.
    func appendPart(withFileData data: Data, name: String, fileName: String, mimeType: String)
    /// Appends data as a field.
    func appendPart(withForm data: Data, name: String)
    /// Appends data with headers of its own.
    func appendPart(withHeaders headers: [String: String]?, body: Data)
}

/// A body of parts.
final class MultipartBody: AFMultipartFormData {
    let boundary = "Boundary+" + String(UInt64.random(in: .min ... .max), radix: 16, uppercase: true)
    private var parts = Data()

    /// The whole body; empty without parts.
    var data: Data { parts.isEmpty ? parts : parts + Data("\r\n--\(boundary)--\r\n".utf8) }

    func appendPart(withFileURL fileURL: URL, name: String) throws {
        let type = UTType(filenameExtension: fileURL.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
        try appendPart(withFileURL: fileURL, name: name, fileName: fileURL.lastPathComponent, mimeType: type)
    }

    func appendPart(withFileURL fileURL: URL, name: String, fileName: String, mimeType: String) throws {
        appendPart(withFileData: try Data(contentsOf: fileURL), name: name, fileName: fileName, mimeType: mimeType)
    }

    func appendPart(withFileData data: Data, name: String, fileName: String, mimeType: String) {
        appendPart(
            withHeaders: [
                "Content-Disposition": "form-data; name=\"\(name)\"; filename=\"\(fileName)\"",
                "Content-Type": mimeType,
            ], body: data)
    }

    func appendPart(withForm data: Data, name: String) {
        appendPart(withHeaders: ["Content-Disposition": "form-data; name=\"\(name)\""], body: data)
    }

    func appendPart(withHeaders headers: [String: String]?, body: Data) {
        parts += Data((parts.isEmpty ? "--" : "\r\n--").utf8) + Data("\(boundary)\r\n".utf8)
        for (field, value) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) {
            parts += Data("\(field): \(value)\r\n".utf8)
        }
        parts += Data("\r\n".utf8) + body
    }
}
