/// `#if` conditions: an app for iOS sees the branches for iOS.
enum PlatformCondition {
    static func translated(_ condition: String, _ options: TranslationOptions) -> String {
        var text = condition
        for (name, value) in [("iOS", "true"), ("Linux", options.isForLinuxToo ? "true" : "false")] {
            while let range = text.firstRange(of: "os(\(name))") { text.replaceSubrange(range, with: value) }
        }
        return text
    }
}
