/// How a presented controller covers the one beneath.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The styles of iOS.
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        blurOverFullScreen
    /// Keeps the style that a popover or sheet has in narrow windows.
    case none = -1
    /// A sheet.
    case automatic = -2
}
