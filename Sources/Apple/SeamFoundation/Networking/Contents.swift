public import Foundation
public import URLLoading

// Contents of URLs, which Foundation on Linux loads by a session of its own that knows nothing of the stubs that a run
// may have. Translated code calls these.

extension Data {
    /// Stands for `init(contentsOf:options:)` in translated code.
    public init(_contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        self = try StubbedContents.load(url)?.data ?? Data(contentsOf: url, options: options)
    }
}

extension NSData {
    /// Stands for `init(contentsOf:)` in translated code.
    public convenience init?(_contentsOf url: URL) {
        guard let data = try? Data(_contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Stands for `init(contentsOf:options:)` in translated code.
    public convenience init(_contentsOf url: URL, options: NSData.ReadingOptions) throws {
        self.init(data: try Data(_contentsOf: url, options: options))
    }
}

extension String {
    /// Stands for `init(contentsOf:)` in translated code: the response says which encoding the text has, or else it is
    /// UTF-8.
    public init(_contentsOf url: URL) throws {
        guard let found = try StubbedContents.load(url) else {
            var encoding = String.Encoding.utf8
            self = try String(contentsOf: url, usedEncoding: &encoding)
            return
        }
        self = try StubbedContents.text(found.data, found.encoding ?? .utf8, url)
    }

    /// Stands for `init(contentsOf:encoding:)` in translated code.
    public init(_contentsOf url: URL, encoding: String.Encoding) throws {
        guard let found = try StubbedContents.load(url) else {
            self = try String(contentsOf: url, encoding: encoding)
            return
        }
        self = try StubbedContents.text(found.data, encoding, url)
    }
}

/// Contents of URLs that a protocol answers in the network's place.
enum StubbedContents {
    /// Nil where no protocol answers. The caller waits, as it does for Foundation.
    static func load(_ url: URL) throws -> (data: Data, encoding: String.Encoding?)? {
        guard !url.isFileURL else { return nil }
        let request = URLRequest(url: url)
        let isStubbed = SessionProtocols.classes.contains { type in
            type.canInit(with: request)
        }
        guard isStubbed else { return nil }
        let answer = Answer()
        let session = URLSession(configuration: .default)
        session.dataTask(with: request) { data, response, error in answer.give(data, response, error) }.resume()
        session.finishTasksAndInvalidate()
        let (data, response, error) = answer.wait()
        if let error { throw error }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard let data, 200..<300 ~= status else {
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
        }
        return (data, response?.textEncodingName.flatMap(encoding))
    }

    static func text(_ data: Data, _ encoding: String.Encoding, _ url: URL) throws -> String {
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
        }
        return text
    }

    private static func encoding(_ name: String) -> String.Encoding? {
        switch name.lowercased() {
        case "utf-8": .utf8
        case "iso-8859-1", "latin1": .isoLatin1
        case "us-ascii": .ascii
        case "utf-16": .utf16
        case "windows-1252": .windowsCP1252
        case "shift_jis": .shiftJIS
        case "euc-jp": .japaneseEUC
        default: nil
        }
    }

    /// What a session's thread gives and the caller waits for.
    private final class Answer: @unchecked Sendable {
        private let isThere = DispatchSemaphore(value: 0)
        private var parts: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)

        func give(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            parts = (data, response, error)
            isThere.signal()
        }

        func wait() -> (Data?, URLResponse?, (any Error)?) {
            isThere.wait()
            return parts
        }
    }
}
