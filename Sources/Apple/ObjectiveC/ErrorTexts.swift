import Foundation
import RuntimeShims

/// The descriptions of errors, in the words of Apple's Foundation: apps show them to people, and tests compare them.
///
/// `NSError.localizedDescription` is a method of Foundation's class; the getter of a subclass which overrides nothing
/// else is put in its place (``ErrorDescriptions``).
enum ErrorTexts {
    static func description(of error: NSError) -> String {
        let (domain, code) = (error.domain, error.code)
        // Errors of requests name the address that has failed, and those of an app's own making do not.
        let isFromLoading = error.userInfo[NSURLErrorFailingURLStringErrorKey] != nil
        if domain == NSURLErrorDomain, isFromLoading, let text = loading[code] { return text }
        if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
        if let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String {
            return "The operation couldn’t be completed. " + reason
        }
        return reason(domain, code, file: error.userInfo[NSFilePathErrorKey] as? String)
            ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
    }

    /// Of Foundation's own errors, and of those of coders, which are Foundation's on Apple's platforms.
    private static func reason(_ domain: String, _ code: Int, file: String?) -> String? {
        let name = file.map { " “\(($0 as NSString).lastPathComponent)”" } ?? ""
        switch (domain, code) {
        case (NSCocoaErrorDomain, 4): return "The file\(name) doesn’t exist."
        case (NSCocoaErrorDomain, 257):
            return "The file\(name) couldn’t be opened because you don’t have permission to view it."
        case (NSCocoaErrorDomain, 260): return "The file\(name) couldn’t be opened because there is no such file."
        case (NSCocoaErrorDomain, 3840), (NSCocoaErrorDomain, 4864), ("Swift.DecodingError", 0),
            ("Swift.DecodingError", 3):
            return "The data couldn’t be read because it isn’t in the correct format."
        case (NSCocoaErrorDomain, 4865), ("Swift.DecodingError", 1), ("Swift.DecodingError", 2):
            return "The data couldn’t be read because it is missing."
        case ("Swift.EncodingError", _): return "The data couldn’t be written because it isn’t in the correct format."
        default: return nil
        }
    }

    private static let loading = [
        -999: "cancelled", -1000: "bad URL", -1002: "unsupported URL", -1007: "too many HTTP redirects",
        -1008: "resource unavailable", -1014: "zero byte resource", -1015: "cannot decode raw data",
        -1016: "cannot decode content data", -1017: "cannot parse response",
        -1100: "The requested URL was not found on this server.",
        -1102: "You do not have permission to access the requested resource.", -1001: "The request timed out.",
        -1003: "A server with the specified hostname could not be found.",
        -1004: "Could not connect to the server.", -1005: "The network connection was lost.",
        -1009: "The Internet connection appears to be offline.", -1011: "There was a bad response from the server.",
        -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]
}

private final class WordedError: NSError, @unchecked Sendable {
    override var localizedDescription: String { ErrorTexts.description(of: self) }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = {
    ErrorDescriptions.replace(with: WordedError.self)
}
