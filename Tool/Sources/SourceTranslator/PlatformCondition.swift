/// `#if` conditions: an app for iOS sees the branches for iOS.
enum PlatformCondition {
    private static let swiftUIQuestion = "canImport(SwiftUI"

    static func asksForSwiftUI(_ condition: String) -> Bool {
        condition.filter { !$0.isWhitespace }.contains(swiftUIQuestion)
    }

    /// - Parameter hasSwiftUI: Whether SwiftUI is there for those who ask. Libraries that support it beside UIKit use
    ///   more of it than there is here; a module that can do without it does.
    static func translated(_ condition: String, _ options: TranslationOptions, hasSwiftUI: Bool) -> String {
        var text = condition
        for (name, value) in [("iOS", "true"), ("Linux", options.isForLinuxToo ? "true" : "false")] {
            while let range = text.firstRange(of: "os(\(name))") { text.replaceSubrange(range, with: value) }
        }
        guard !hasSwiftUI else { return text }
        while let range = text.firstRange(of: swiftUIQuestion),
            let end = text[range.upperBound...].firstIndex(of: ")")
        {
            text.replaceSubrange(range.lowerBound...end, with: "false")
        }
        return text
    }
}
