package import Stage
internal import SeamPrimitives

/// A screen: on Linux the surface that the app shows itself on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()
    /// The only screen, in a list.
    public static var screens: [UIScreen] { [main] }

    /// The screen's size in points.
    public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    /// Pixels per point.
    public package(set) var scale: CGFloat = 3

    /// Pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The size in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The traits of the app.
    public var traitCollection: UITraitCollection { .current }
    /// Always 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// The screen's coordinates, in points from its upper left corner.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

    /// The screen as it stands upright; windows do not turn.
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
    /// Always false.
    public var isCaptured: Bool { false }
    /// Always nil.
    public var mirrored: UIScreen? { nil }

    /// Posted when another screen is connected; its object is the screen. Never posted: an app has one.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen is gone; its object is the screen. Never posted: an app has one.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the screen is recorded or no longer; its object is the screen. Never posted.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Posted when ``brightness`` is set to another value; its object is the screen.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

    /// From 0 to 1. Has no effect: the desktop does not let apps change how bright the screen is.
    public var brightness: CGFloat {
        get { storedBrightness }
        set {
            LoggedOnce.say("UIScreen.brightness has no effect: the screen's brightness is the desktop's.")
            let value = min(max(newValue, 0), 1)
            guard value != storedBrightness else { return }
            storedBrightness = value
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    private var storedBrightness: CGFloat = 1

    package func adopt(_ surface: Surface) {
        bounds = CGRect(origin: .zero, size: surface.size)
        scale = surface.scale
    }
}

private final class ScreenSpace: UICoordinateSpace {
    let bounds: CGRect
    init(bounds: CGRect) { self.bounds = bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convertFromScreen(point) ?? point
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convertToScreen(point) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convertFromScreen(rect) ?? rect
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convertToScreen(rect) ?? rect
    }
}
