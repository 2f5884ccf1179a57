import Documents
import Foundation
import ProjectDescription

/// What the Info.plist of a target is: a file, or values.
struct TuistInfo {
    private(set) var file: URL?
    private(set) var values: [String: Plist.Value]?

    init(_ target: Target, folder: URL, root: URL) {
        switch target.infoPlist {
        case .file(let path): file = TuistFolder.resolve(path, in: folder, root: root)
        case .dictionary(let own): values = own
        case .extendingDefault(let own): values = Self.usual(target).merging(own) { $1 }
        case .variable, nil: break
        }
    }

    /// What Tuist writes for a target of that kind, as it is known: it was not compared with one that Tuist made.
    private static func usual(_ target: Target) -> [String: Plist.Value] {
        var values: [String: Plist.Value] = [
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleVersion": "1", "CFBundleShortVersionString": "1.0",
        ]
        guard target.product == .app else { return values }
        let phone = ["Portrait", "LandscapeLeft", "LandscapeRight"]
        func orientations(_ names: [String]) -> Plist.Value {
            .array(names.map { .string("UIInterfaceOrientation" + $0) })
        }
        values["CFBundlePackageType"] = "APPL"
        values["LSRequiresIPhoneOS"] = true
        values["UIRequiredDeviceCapabilities"] = ["armv7"]
        values["UISupportedInterfaceOrientations"] = orientations(phone)
        values["UISupportedInterfaceOrientations~ipad"] = orientations(
            ["Portrait", "PortraitUpsideDown"] + phone.dropFirst())
        values["UIApplicationSceneManifest"] = [
            "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": [:],
        ]
        return values
    }
}

extension PropertyList {
    /// The value as a manifest has it.
    init(_ value: Plist.Value) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .boolean(let truth): self = .boolean(truth)
        case .array(let values): self = .array(values.map(PropertyList.init))
        case .dictionary(let values): self = .dictionary(values.mapValues(PropertyList.init))
        }
    }
}
