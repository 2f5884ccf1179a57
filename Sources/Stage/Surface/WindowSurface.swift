public import CoreGraphics
internal import CGTK
import Foundation
import Glibc
internal import SeamPrimitives

/// A window of the desktop, through GTK 4.
///
/// One widget fills the window: it draws what the client draws and hands it every event. The window keeps its surface
/// alive from ``present()`` to ``close()``.
@MainActor
public final class WindowSurface: Surface {
    /// Whether there is a display to open a window on: X11 or Wayland.
    public static let isAvailable: Bool = {
        if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
        // GTK would try to start a bus for assistive technology, which takes time and ends in a warning.
        if !SessionBus.exists { setenv("GTK_A11Y", "none", 0) }
        // OpenGL in software takes longer to start than all the rest, and draws no faster than cairo. That is said before
        // GTK starts a thread that reads the environment too.
        if !hasGraphicsHardware {
            setenv("GDK_DEBUG", "gl-disable", 0)
            setenv("GSK_RENDERER", "cairo", 0)
        }
        // It may fail and yet leave GTK initialised, so what counts is the display.
        gtk_init_check()
        return gdk_display_get_default() != nil
    }()

    /// A graphics device of the kernel's, of NVIDIA's own driver or of Windows' subsystem.
    private static var hasGraphicsHardware: Bool {
        ["/dev/dri", "/dev/nvidia0", "/dev/dxg"].contains { FileManager.default.fileExists(atPath: $0) }
    }

    /// The name under which the desktop and assistive technology know the program; set it before the first window.
    public static func setApplicationName(_ name: String) {
        g_set_application_name(name)
    }

    /// The screen that a window stands for.
    public struct Screen: Sendable {
        /// Pixels to a point.
        public var scale: CGFloat
        /// The distances from the edges that are free of notches and bars, in points.
        public var safeArea: EdgeInsets

        /// Creates a screen.
        public init(scale: CGFloat, safeArea: EdgeInsets = .zero) {
            self.scale = scale
            self.safeArea = safeArea
        }
    }

    private static var openSurfaces: [WindowSurface] = []

    let window: UnsafeMutablePointer<GtkWindow>
    private(set) var root: UnsafeMutablePointer<GtkWidget>!
    /// The desktop's points per point of the surface; under 1 when a fixed screen is larger than the monitor.
    let zoom: CGFloat
    private let screen: Screen?
    private let naturalSize: CGSize
    private let smallestSize: CGSize
    private(set) var isClosed = false

    private var tickCallback: UInt32 = 0
    private var wantsTick = false
    private var needsDisplay = false
    private var hasSize = false

    var pointer = PointerState()
    var keyboard = KeyboardState()
    var eventClock = EventClock()
    /// The things that are dragged over the window.
    var draggedItems: [DragEvent.Item] = []
    /// Whether files were dropped that are not there yet.
    var awaitsDrop = false
    /// Its name for other programs, once it is known.
    var windowName: String?
    private(set) lazy var inputMethod = InputMethod(surface: self)
    private lazy var mirror = AccessibilityMirror(surface: self)

    /// Makes a window whose content is `size` points large and shows it with ``present()``.
    ///
    /// - Parameters:
    ///   - screen: A fixed screen that the window stands for. Without one the window is the person's to resize, and
    ///     the scale is the monitor's.
    ///   - minimumSize: How small a resizable window gets.
    public init(size: CGSize, screen: Screen? = nil, minimumSize: CGSize = CGSize(width: 200, height: 200)) {
        precondition(Self.isAvailable, "No display: ask WindowSurface.isAvailable first")
        MainLoop.attachGLib()
        self.screen = screen
        naturalSize = size
        smallestSize = minimumSize
        zoom = screen == nil ? 1 : Self.zoom(for: size)
        window = GObject.cast(gtk_window_new(), to: GtkWindow.self)
        super.init(
            size: size, scale: screen?.scale ?? 1, safeArea: screen?.safeArea ?? .zero,
            appearance: DesktopAppearance.shared.current)

        root = RootWidget.make(for: self)
        gtk_widget_set_focusable(root, 1)
        gtk_window_set_child(window, root)
        gtk_window_set_focus(window, root)
        gtk_window_set_resizable(window, screen == nil ? 1 : 0)
        updateScale()
        connectWindow()
        connectPointer()
        connectDrops()
        connectKeyboard()
    }

    // MARK: Surface

    public override var now: Double { Double(g_get_monotonic_time()) / 1e6 }

    public override func present() {
        guard !isClosed else { return }
        if !Self.openSurfaces.contains(where: { $0 === self }) {
            Self.openSurfaces.append(self)
            DesktopAppearance.shared.follow()
        }
        gtk_window_present(window)
    }

    public override func close() {
        guard !isClosed else { return }
        isClosed = true
        client = nil
        inputMethod.detach()
        mirror.removeAll()
        RootWidget.setSurface(nil, of: root)
        gtk_window_destroy(window)
        Self.openSurfaces.removeAll { $0 === self }
    }

    public override func requestTick() {
        wantsTick = true
        requestFrame()
    }

    /// One turn of the frame clock; it is a tick only if one was asked for.
    func requestFrame() {
        guard !isClosed, tickCallback == 0 else { return }
        tickCallback = gtk_widget_add_tick_callback(
            root,
            { _, frameClock, data in
                nonisolated(unsafe) let (frameClock, data) = (frameClock, data)
                return MainActor.assumeIsolated {
                    let time = Double(gdk_frame_clock_get_frame_time(frameClock)) / 1e6
                    return WindowSurface.from(data).frame(at: time) ? 1 : 0
                }
            }, opaque, nil)
    }

    public override func setNeedsDisplay() {
        needsDisplay = true
        requestTick()
    }

    public override func titleChanged() {
        gtk_window_set_title(window, title)
    }

    public override func cursorChanged() {
        let name =
            switch cursor {
            case .arrow: "default"
            case .text: "text"
            case .link: "pointer"
            case .none: "none"
            }
        gtk_widget_set_cursor_from_name(root, name)
    }

    public override var clipboard: Clipboard { DesktopClipboard.shared }
    public override func fileChoiceChanged() { chooseFiles() }
    public override var savesByDialog: Bool { DesktopFiles.shared != nil }
    public override func fileSavingChanged() { saveFiles() }

    public override func textInputChanged() {
        guard !isClosed else { return }
        inputMethod.clientChanged()
    }

    public override func textInputDidChange(resetComposition: Bool) {
        guard !isClosed else { return }
        inputMethod.textChanged(resetsComposition: resetComposition)
    }

    public override func accessibilityDidChange() {
        guard !isClosed else { return }
        mirror.setNeedsUpdate()
    }

    public override func accessibilityPosted(_ news: AccessibilityNews) {
        guard case .announcement = news else { return }
        LoggedOnce.say("UIAccessibility.post(notification: .announcement, ...) has no effect: GTK 4.8 cannot announce.")
    }

    // MARK: Frames

    /// One turn of the frame clock. Returns whether it wants another.
    private func frame(at time: Double) -> Bool {
        if wantsTick { tick(at: time) }
        guard !isClosed else { return false }
        mirror.updateIfNeeded()
        if !wantsTick { tickCallback = 0 }
        return wantsTick
    }

    private func tick(at time: Double) {
        wantsTick = false
        client?.surface(self, tickAt: time)
        guard !isClosed else { return }
        if needsDisplay {
            needsDisplay = false
            gtk_widget_queue_draw(root)
        }
    }

    func draw(into snapshot: OpaquePointer) {
        guard let client else { return }
        if zoom != 1 {
            gtk_snapshot_save(snapshot)
            gtk_snapshot_scale(snapshot, Float(zoom), Float(zoom))
        }
        client.surface(self, drawOn: Canvas(snapshot: snapshot))
        if zoom != 1 { gtk_snapshot_restore(snapshot) }
    }

    // MARK: Size

    func measure(isHorizontal: Bool) -> (minimum: Int32, natural: Int32) {
        var natural = isHorizontal ? naturalSize.width * zoom : naturalSize.height * zoom
        guard screen == nil else { return (Int32(natural), Int32(natural)) }
        let (smallest, asked) =
            isHorizontal ? (smallestSize.width, minimumSize.width) : (smallestSize.height, minimumSize.height)
        natural = max(natural, asked)
        return (Int32(asked > 0 ? asked : min(smallest, natural)), Int32(natural))
    }

    public override var isResizable: Bool { screen == nil }

    public override func limitsChanged() {
        guard !isClosed, isResizable else { return }
        gtk_widget_queue_resize(root)
        if hasSize { comeBackToLimits() }
    }

    /// GTK asks the desktop for no largest size: a window that got larger is made smaller again.
    private func comeBackToLimits() {
        let wanted = limited(size)
        guard isResizable, wanted != size, gtk_window_is_maximized(window) == 0, gtk_window_is_fullscreen(window) == 0
        else { return }
        NextTurn.perform { [weak self] in
            guard let self, !isClosed else { return }
            let widget = GObject.cast(window, to: GtkWidget.self)
            // The height of the title bar.
            let extra = gtk_widget_get_height(widget) - gtk_widget_get_height(root)
            gtk_window_set_default_size(window, Int32(wanted.width), Int32(wanted.height) + max(0, extra))
        }
    }

    func allocate(width: Int32, height: Int32) {
        let newSize = screen == nil ? CGSize(width: Int(width), height: Int(height)) : naturalSize
        mirror.allocate()
        guard newSize != size || !hasSize else { return }
        hasSize = true
        size = newSize
        comeBackToLimits()
        client?.surface(self, received: .resized)
        // This frame shows the new size already: its layout is now, its drawing follows.
        guard !isClosed else { return }
        let frameClock = gtk_widget_get_frame_clock(root)
        tick(at: frameClock.map { Double(gdk_frame_clock_get_frame_time($0)) / 1e6 } ?? now)
    }

    private func updateScale() {
        let newScale = screen?.scale ?? CGFloat(gtk_widget_get_scale_factor(root))
        guard newScale != scale else { return }
        scale = newScale
        if hasSize { client?.surface(self, received: .resized) }
    }

    /// The factor that makes a screen of this size fit on the monitor, with room for a title bar and a panel.
    private static func zoom(for size: CGSize) -> CGFloat {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()),
            let monitor = g_list_model_get_item(monitors, 0)
        else { return 1 }
        defer { g_object_unref(monitor) }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
        guard area.width > 0, area.height > 100 else { return 1 }
        return min(1, CGFloat(area.width) / size.width, CGFloat(area.height - 80) / size.height)
    }

    // MARK: The window's signals

    private func connectWindow() {
        let closeRequest: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                let surface = WindowSurface.from(data)
                surface.client?.surface(surface, received: .closeRequested)
                return 1
            }
        }
        GObject.connect(window, "close-request", unsafeBitCast(closeRequest, to: UnsafeRawPointer.self), opaque)

        typealias Notify = @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        let isActive: Notify = { _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { WindowSurface.from(data).activeChanged() }
        }
        GObject.connect(window, "notify::is-active", unsafeBitCast(isActive, to: UnsafeRawPointer.self), opaque)

        let scaleFactor: Notify = { _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { WindowSurface.from(data).updateScale() }
        }
        GObject.connect(root, "notify::scale-factor", unsafeBitCast(scaleFactor, to: UnsafeRawPointer.self), opaque)
    }

    private func activeChanged() {
        guard !isClosed else { return }
        let isActive = gtk_window_is_active(window) != 0
        inputMethod.focusChanged(isActive)
        if !isActive { keyboard.releaseAll() }
        client?.surface(self, received: .focusChanged(isActive))
    }

    /// The desktop changed between light and dark.
    static func appearanceChanged(to appearance: Appearance) {
        for surface in openSurfaces where surface.appearance != appearance {
            surface.appearance = appearance
            surface.client?.surface(surface, received: .appearanceChanged(appearance))
        }
    }

    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func from(_ data: UnsafeMutableRawPointer?) -> WindowSurface {
        Unmanaged<WindowSurface>.fromOpaque(data!).takeUnretainedValue()
    }
}
