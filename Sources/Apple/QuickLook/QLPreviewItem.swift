public import Foundation

/// A file that is to be shown.
public protocol QLPreviewItem {
    /// Where it is; nil while it is not there yet.
    var previewItemURL: URL? { get }
    /// What it is called; nil for the file's name.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
