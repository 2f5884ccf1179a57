public import Foundation

extension StringProtocol {
    /// The parts between line feeds: those of `\r\n` part the text too, which keeps its carriage return.
    ///
    /// Translated code calls it for `components(separatedBy: "\n")`: Foundation on Linux takes `\r\n` for one character,
    /// in which it finds no line feed.
    public func _components(separatedByLineFeed: Void) -> [String] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
            String(String.UnicodeScalarView($0))
        }
    }
}
