import Documents
import XcodeProject

/// The Info.plist that Xcode writes from build settings called `INFOPLIST_KEY_...`.
enum GeneratedInfo {
    private static let prefix = "INFOPLIST_KEY_"

    /// Keys whose values are lists of words.
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    ]

    static func values(_ settings: BuildSettings) -> [String: PropertyList] {
        var values: [String: PropertyList] = [
            "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
            "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
            "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"), "CFBundleName": .string("$(PRODUCT_NAME)"),
            "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"), "LSRequiresIPhoneOS": .boolean(true),
        ]
        if settings["MARKETING_VERSION"] != nil {
            values["CFBundleShortVersionString"] = .string("$(MARKETING_VERSION)")
        }
        if settings["CURRENT_PROJECT_VERSION"] != nil {
            values["CFBundleVersion"] = .string("$(CURRENT_PROJECT_VERSION)")
        }
        for name in settings.names(beginning: prefix) {
            guard let text = settings[name], !text.isEmpty else { continue }
            add(String(name.dropFirst(prefix.count)), text, settings.words(name), to: &values)
        }
        return values
    }

    private static func add(
        _ key: String, _ text: String, _ words: [String], to values: inout [String: PropertyList]
    ) {
        switch key {
        case "UIApplicationSceneManifest_Generation":
            if text == "YES" {
                values["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
                ])
            }
        case "UILaunchScreen_Generation":
            if text == "YES" { values["UILaunchScreen"] = .dictionary([:]) }
        default:
            // `UISupportedInterfaceOrientations_iPad` is for that kind of device alone.
            var name = key
            var device = ""
            for (ending, suffix) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending) {
                name = String(key.dropLast(ending.count))
                device = suffix
            }
            let value: PropertyList =
                if lists.contains(name) {
                    .array(words.map { .string($0) })
                } else if text == "YES" || text == "NO" {
                    .boolean(text == "YES")
                } else {
                    .string(text)
                }
            values[name + device] = value
        }
    }
}
