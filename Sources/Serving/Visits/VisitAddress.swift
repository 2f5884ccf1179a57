import Foundation

/// Which of a visitor's visits is meant: that to an app, or one that is kept by a name.
struct VisitAddress: Hashable {
    var app: String
    /// The name that the visit is kept by; nil for one that leaves nothing behind.
    var name: String?

    /// Its path below the list of apps, with a slash at the end.
    var path: String {
        Self.encoded(app) + "/" + (name.map { "@" + Self.encoded($0) + "/" } ?? "")
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~")
}
