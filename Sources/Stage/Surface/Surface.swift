public import Foundation

/// An object that shows itself on a surface and receives its events.
@MainActor
public protocol SurfaceClient: AnyObject {
    func surface(_ surface: Surface, received event: StageEvent)
    /// One frame: lay out and advance animations to `time`, in seconds of the surface's clock. Drawing follows if
    /// ``Surface/setNeedsDisplay()`` was called.
    func surface(_ surface: Surface, tickAt time: Double)
    /// Draws everything, in points.
    func surface(_ surface: Surface, drawOn canvas: Canvas)
    /// The elements that assistive technology sees, in reading order.
    func accessibilityElements(of surface: Surface) -> [AccessibilityElement]
    /// Does to an element what assistive technology asks for. Returns whether somebody took it.
    func surface(_ surface: Surface, perform action: AccessibilityAction, on element: ObjectIdentifier) -> Bool
}

extension SurfaceClient {
    /// For clients without elements: takes nothing.
    public func surface(_ surface: Surface, perform action: AccessibilityAction, on element: ObjectIdentifier) -> Bool {
        false
    }
}

/// A place to show something: a window, or memory when there is no display.
///
/// Its subclasses are `WindowSurface` (GTK), `OffscreenSurface`, and `WebSurface` in a module of its own.
@MainActor
open class Surface {
    /// The client, which is not kept alive.
    public weak var client: (any SurfaceClient)?

    /// The size in points.
    public package(set) var size: CGSize
    /// Pixels per point.
    public package(set) var scale: CGFloat
    /// The distances from the edges that are free of notches and bars, in points.
    public package(set) var safeArea: EdgeInsets
    /// Whether the surroundings are light or dark.
    public package(set) var appearance: Appearance
    /// The person's settings beside light or dark.
    public package(set) var preferences = SurfacePreferences()
    /// Where the text that a person types goes; nil when nothing takes text.
    public var textInput: (any TextInputClient)? {
        didSet { textInputChanged() }
    }
    /// The title of the window.
    public var title: String = "" {
        didSet { titleChanged() }
    }
    /// The shape of the pointer over the surface.
    public var cursor: CursorShape = .arrow {
        didSet { if cursor != oldValue { cursorChanged() } }
    }
    /// The clipboard: the desktop's for a window, a private one offscreen.
    open var clipboard: Clipboard { Clipboard.memory }

    /// Whether a person can give it another size.
    open var isResizable: Bool { false }
    /// The sizes that a person can give it, in points.
    public var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { limitsChanged() } }
    }
    /// The largest size that the user may give the window, in points.
    public var maximumSize = Surface.unlimited {
        didSet { if maximumSize != oldValue { limitsChanged() } }
    }
    /// A size without limit.
    public nonisolated static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The nearest size within the limits.
    public final func limited(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(min(size.width, maximumSize.width), minimumSize.width),
            height: max(min(size.height, maximumSize.height), minimumSize.height))
    }

    /// Creates a surface. `size` is in points, `scale` is the pixels to a point.
    public init(size: CGSize, scale: CGFloat, safeArea: EdgeInsets = .zero, appearance: Appearance = .light) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.appearance = appearance
    }

    /// The clock of frames and events, in seconds. Offscreen it is virtual.
    open var now: Double { 0 }

    /// Asks for one call of `tickAt`, with the next frame.
    open func requestTick() {}

    /// Asks for a tick and then for drawing.
    open func setNeedsDisplay() {}

    /// Makes the surface visible.
    open func present() {}

    /// Ends it; its client hears nothing more.
    open func close() {}

    /// The current picture as a PNG, in pixels (points times scale).
    public final func pngData() throws -> [UInt8] {
        try OffscreenRenderer.png(size: size, scale: scale) { canvas in
            client?.surface(self, drawOn: canvas)
        }
    }

    /// The text input client's caret, marked text or surrounding text changed without the input method's doing.
    open func textInputDidChange(resetComposition: Bool) {}

    /// The accessible elements changed.
    open func accessibilityDidChange() {}

    /// The client has something to tell a screen reader. Does nothing unless a subclass can.
    open func accessibilityPosted(_ news: AccessibilityNews) {}

    // MARK: Handing over

    /// Whether some program outside the app opens addresses of the scheme; the desktop's, if no subclass says otherwise.
    open func canOpen(scheme: String) -> Bool { DesktopOpener.canOpen(scheme: scheme) }

    /// Has an address opened outside the app. Whether it was handed over.
    open func open(_ url: URL) -> Bool { DesktopOpener.open(url) }

    /// Gives the person a file to keep. False where the surface has no way of its own: the desktop's folders are the
    /// way then.
    open func give(_ data: Data, named name: String) -> Bool { false }

    /// The files that the app waits for; nil when it waits for none. Wherever it is shown, a flow may answer.
    public final var fileChoice: FileChoice? {
        didSet { if fileChoice !== oldValue { fileChoiceChanged() } }
    }

    /// The files of the app's that a person is to keep; nil when there are none. For surfaces that have a dialog for it
    /// (``savesByDialog``).
    public final var fileSaving: FileSaving? {
        didSet { if fileSaving !== oldValue { fileSavingChanged() } }
    }

    /// Whether a dialog asks where files of the app's are kept; false, unless a subclass has one.
    open var savesByDialog: Bool { false }

    /// The outcome for the things that are dragged over the surface, if they were dropped where they are.
    public final var dragUse = DragUse.none {
        didSet { if dragUse != oldValue { dragUseChanged() } }
    }

    /// Called when ``fileChoice`` was set. For subclasses with a way to ask the person; does nothing.
    open func fileChoiceChanged() {}
    /// Called when ``fileSaving`` was set. For subclasses with ``savesByDialog``; does nothing.
    open func fileSavingChanged() {}
    /// Called when ``dragUse`` was set. For subclasses; does nothing.
    open func dragUseChanged() {}
    /// Called when ``textInput`` was set. For subclasses; does nothing.
    open func textInputChanged() {}
    /// Called when ``title`` was set. For subclasses; does nothing.
    open func titleChanged() {}
    /// Called when the shape of the pointer was set. For subclasses; does nothing.
    open func cursorChanged() {}
    /// Called when the smallest or largest size was set. For subclasses; does nothing.
    open func limitsChanged() {}
}

/// The shapes of the pointer.
public enum CursorShape: Sendable {
    case arrow, text, link, none
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The distances.
    public var top, left, bottom, right: CGFloat
    /// Creates distances; those left out are 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    /// No distance from any edge.
    public static let zero = EdgeInsets()
}
