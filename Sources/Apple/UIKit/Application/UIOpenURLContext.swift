/// A URL that the app was asked to open, and how.
public struct UIOpenURLContext: Hashable, Sendable {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

    package init(url: URL) { self.url = url }
}

extension UIScene {
    /// How an address is to be opened.
    public struct OpenURLOptions: @unchecked Sendable {
        /// The app that asked for it. Nil: a desktop does not tell, and iOS only for apps of the same team.
        public var sourceApplication: String? { nil }
        /// Values of the other app's. Nil.
        public var annotation: Any? { nil }
        /// Whether the file is to be changed where it is, and not in a copy. False.
        public var openInPlace: Bool { false }

        package init() {}
    }
}
