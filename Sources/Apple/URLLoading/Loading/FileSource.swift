import Dispatch
import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// The contents of a file.
final class FileSource: LoadSource {
    private let url: URL
    private let loader: TaskLoader

    init(_ url: URL, _ loader: TaskLoader) { (self.url, self.loader) = (url, loader) }

    func start() {
        let (url, queue) = (url, loader.core.queue)
        nonisolated(unsafe) let source = self
        DispatchQueue.global().async {
            let found = Result { try Data(contentsOf: url) }
            queue.async { source.tell(found) }
        }
    }

    func stop() {}

    private func tell(_ found: Result<Data, any Error>) {
        switch found {
        case .success(let data):
            let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
            let response = URLResponse(
                url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
            loader.source(self, received: response, .notAllowed)
            loader.source(self, received: data)
            loader.sourceFinished(self)
        case .failure:
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            let code: URLError.Code =
                !isThere ? .fileDoesNotExist : isFolder.boolValue ? .fileIsDirectory : .noPermissionsToReadFile
            loader.source(self, failed: URLError(code))
        }
    }
}

/// What is written in a URL of the scheme `data`, by RFC 2397.
final class DataURLSource: LoadSource {
    private let url: URL
    private let loader: TaskLoader

    init(_ url: URL, _ loader: TaskLoader) { (self.url, self.loader) = (url, loader) }

    func start() {
        guard let found = Self.parse(url.absoluteString) else {
            return loader.source(self, failed: URLError(.badURL))
        }
        let response = URLResponse(
            url: url, mimeType: found.type, expectedContentLength: found.data.count, textEncodingName: found.encoding)
        loader.source(self, received: response, .notAllowed)
        loader.source(self, received: found.data)
        loader.sourceFinished(self)
    }

    func stop() {}

    /// Nil if it is no such URL.
    static func parse(_ text: String) -> (data: Data, type: String, encoding: String?)? {
        guard let comma = text.firstIndex(of: ","), let colon = text.firstIndex(of: ":"), colon < comma else {
            return nil
        }
        var parts = text[text.index(after: colon)..<comma].split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let isBase64 = parts.last?.lowercased() == "base64"
        if isBase64 { parts.removeLast() }
        let body = String(text[text.index(after: comma)...])
        guard let bytes = percentDecoded(body) else { return nil }
        let data: Data
        if isBase64 {
            guard let decoded = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) else { return nil }
            data = decoded
        } else {
            data = bytes
        }
        let named = parts.first.flatMap { $0.contains("/") ? $0 : nil }
        let encoding = parts.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
        return (data, named ?? "text/plain", encoding ?? (named == nil ? "US-ASCII" : nil))
    }

    private static func percentDecoded(_ text: String) -> Data? {
        var data = Data()
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                data.append(byte)
                continue
            }
            guard bytes.count >= 2, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
            else {
                return nil
            }
            data.append(value)
            bytes = bytes.dropFirst(2)
        }
        return data
    }
}
