import Documents
import Testing

@testable import AppBuilder
@testable import XcodeProject

@Suite struct GeneratedInfoTests {
    private func values(_ settings: [String: String]) -> [String: PropertyList] {
        var layer = BuildSettings.Layer()
        for (name, value) in settings { layer.add(name, value) }
        return GeneratedInfo.values(BuildSettings(defaults: [:], layers: [layer]))
    }

    @Test func writesWhatXcodeWrites() {
        let info = values([
            "INFOPLIST_KEY_CFBundleDisplayName": "My App", "INFOPLIST_KEY_UIStatusBarHidden": "YES",
            "INFOPLIST_KEY_UILaunchStoryboardName": "Launch", "MARKETING_VERSION": "1.2",
        ])
        #expect(info["CFBundleDisplayName"] == .string("My App"))
        #expect(info["UIStatusBarHidden"] == .boolean(true))
        #expect(info["UILaunchStoryboardName"] == .string("Launch"))
        #expect(info["CFBundleShortVersionString"] == .string("$(MARKETING_VERSION)"))
        #expect(info["CFBundleVersion"] == nil)
        #expect(info["CFBundleIdentifier"] == .string("$(PRODUCT_BUNDLE_IDENTIFIER)"))
    }

    @Test func makesListsAndTellsDevicesApart() {
        let info = values([
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations": "A",
        ])
        #expect(info["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
        #expect(info["UISupportedInterfaceOrientations"] == .array([.string("A")]))
    }

    @Test func generatesManifestsThatAreAskedFor() {
        let key = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
        #expect(values([key: "YES"])["UIApplicationSceneManifest"] != nil)
        #expect(values([key: "NO"])["UIApplicationSceneManifest"] == nil)
        #expect(values(["INFOPLIST_KEY_UILaunchScreen_Generation": "YES"])["UILaunchScreen"] == .dictionary([:]))
    }
}
