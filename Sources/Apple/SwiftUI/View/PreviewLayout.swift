/// The room that Xcode's previews give a view.
public enum PreviewLayout: Sendable {
    /// A device.
    case device
    /// As much as the view takes.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that Xcode's previews show.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of Xcode's previews is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

extension View {
    /// Says how much room Xcode's previews give the view. There are no previews here.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Says on which device Xcode's previews show the view. There are no previews here.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Names the view in Xcode's previews. There are no previews here.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says how Xcode's previews hold the device. There are no previews here.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
