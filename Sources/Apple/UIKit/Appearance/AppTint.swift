/// The tint of an app that sets none: the colour that its Info.plist names as `NSAccentColorName`, which Xcode writes
/// there from a build setting, if a catalog has one of that name; else the system's blue.
enum AppTint {
    static let color: UIColor = color(of: .main)

    static func color(of bundle: Bundle) -> UIColor {
        (bundle.object(forInfoDictionaryKey: "NSAccentColorName") as? String)
            .flatMap { AssetCatalogs.color($0, in: bundle) } ?? .systemBlue
    }
}
