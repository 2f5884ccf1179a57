/// What a screen shall be like.
public struct ScreenOptions: Equatable, Sendable {
    /// What it shows.
    public enum Kind: String, CaseIterable, Sendable {
        case counter, list, form
    }

    /// What its views are made with.
    public enum Interface: String, CaseIterable, Sendable {
        case code, storyboard, swiftui
    }

    /// The name of a folder of `Templates/Dialects`.
    public var dialect: String
    public var kind: Kind
    public var interface: Interface
    /// Whether it is in a navigation controller.
    public var hasNavigation: Bool

    public init(dialect: String, kind: Kind = .counter, interface: Interface = .code, hasNavigation: Bool = false) {
        self.dialect = dialect
        self.kind = kind
        self.interface = interface
        self.hasNavigation = hasNavigation
    }
}
