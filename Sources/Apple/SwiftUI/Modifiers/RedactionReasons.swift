/// Why a view does not show its content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet: shapes stand for it.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Why the view does not show its content.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// Whether what the view shows is private.
    var isPrivate: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    /// Whether shapes stand for texts and pictures.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivate
    }
}

extension View {
    /// Shows shapes in place of the view's texts and pictures.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view's texts and pictures whatever is around.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Says whether what the view shows is private.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivate, sensitive) }
}
