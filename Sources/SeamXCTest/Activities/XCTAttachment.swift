import Foundation
import UIKit

/// Data that a test leaves in its report.
///
/// Of Apple's XCTest, and not of the one on Linux. Tests see it without an import of their own.
open class XCTAttachment {
    /// How long an attachment is kept.
    public enum Lifetime: Int, Sendable {
        /// If the test passes or not.
        case keepAlways
        /// If the test fails.
        case deleteOnSuccess
    }

    /// The name in the report.
    open var name: String?
    /// The kind of data, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// How long it is kept; ``Lifetime/deleteOnSuccess`` by default.
    open var lifetime = Lifetime.deleteOnSuccess
    /// Anything that the author wants to keep with it.
    open var userInfo: [AnyHashable: Any] = [:]
    /// The data.
    let data: Data
    /// The ending of its file.
    let ending: String

    /// Attaches data of a kind.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.name = name
        uniformTypeIdentifier = identifier ?? "public.data"
        data = payload ?? Data()
        self.userInfo = userInfo ?? [:]
        ending = Self.endings[uniformTypeIdentifier] ?? name.map { URL(fileURLWithPath: $0).pathExtension } ?? ""
    }

    /// Attaches data.
    public convenience init(data: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: data)
    }

    /// Attaches data of a kind.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
    }

    /// Attaches a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Attaches a property list, as XML.
    public convenience init(plistObject: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }

    /// Attaches what a file holds.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: "public.data", name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    /// Attaches a picture, as PNG.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    private static let endings = [
        "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.text": "txt", "public.png": "png",
        "public.jpeg": "jpg", "public.json": "json", "public.xml": "xml", "public.html": "html",
        "com.apple.property-list": "plist", "public.comma-separated-values-text": "csv",
    ]
}
