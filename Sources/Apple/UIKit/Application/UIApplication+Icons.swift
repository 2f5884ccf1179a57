/// Which of its icons an app wears. The desktop takes the icon from the app's `.desktop` file, which is none of the app's to
/// change: the name is kept from start to start, and shows nowhere.
extension UIApplication {
    private static let key = "org.seam.alternateIconName"

    /// Whether the app brings other icons: whether its Info.plist lists some.
    public var supportsAlternateIcons: Bool { !Self.alternateIcons.isEmpty }

    /// The icon that the app wears in place of its own; nil for its own.
    public var alternateIconName: String? { UserDefaults.standard.string(forKey: Self.key) }

    /// Has the app wear another icon. Fails if its Info.plist does not list the name.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        var failure: (any Error)?
        if let alternateIconName, !Self.alternateIcons.contains(alternateIconName) {
            // NSFileReadUnknownError with this text is what iOS answers.
            failure = NSError(
                domain: NSCocoaErrorDomain, code: 3072,
                userInfo: [NSLocalizedDescriptionKey: "The operation was cancelled."])
        } else {
            UserDefaults.standard.set(alternateIconName, forKey: Self.key)
        }
        DispatchQueue.main.async { completionHandler?(failure) }
    }

    /// Has the app wear another icon. Throws if its Info.plist does not list the name.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setAlternateIconName(alternateIconName) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private static var alternateIcons: Set<String> {
        let icons = ["CFBundleIcons", "CFBundleIcons~ipad"].compactMap {
            Bundle.main.infoDictionary?[$0] as? [String: Any]
        }
        return Set(icons.flatMap { ($0["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys })
    }
}
