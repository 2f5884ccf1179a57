package import CoreGraphics
package import Documents
package import Stage
package import Foundation
internal import WebDoor

#if canImport(Glibc)
    internal import Glibc
#endif

/// A surface that pages in browsers show, over a server of its own.
///
/// The page that holds the surface decides its size and touches it; others look on, and any of them can take it over.
@MainActor
package final class WebSurface: Surface {
    /// The open surfaces: the server keeps each alive until it is closed.
    private static var openSurfaces: [WebSurface] = []

    let server: WebServer
    /// The pages that show it, the oldest first.
    private(set) var viewers: [Viewer] = []
    /// The page that touches it.
    private(set) weak var holder: Viewer?
    /// The page that touched it until it went away, and how long it is waited for.
    private var absentHolder: String?
    private var absence: Timer?
    /// The device that the command asked for, which no page changes.
    private let fixedDevice: BrowserSurface.Device?
    /// The device that is shown; nil: as large as the page.
    private(set) var device: BrowserSurface.Device?

    private(set) lazy var frames = FramePump(of: self)
    private var needsDisplay = false
    private var wantsTick = false
    // One for all ticks: Foundation on Linux keeps some of each timer that has fired for good.
    private var tickTimer: Timer?
    private var isTickDue = false
    private var lastTick = 0.0
    private(set) var isClosed = false
    let pageClipboard = PageClipboard()
    private(set) lazy var elements = ElementsOfSurface(of: self)
    var eventClock = EventClock()
    var fingers: Set<Int> = []
    var heldKeys: Set<KeyEvent.Key> = []
    let downloads = Downloads()
    let uploads = Uploads()
    /// Counts the questions for files.
    var choiceSerial = 0
    /// The things dragged over the page, from their entering on.
    var draggedItems: [DragEvent.Item]?
    /// The page that holds the surface has changed; the app follows with the next frame.
    private var viewChanged = false

    /// Makes a surface and its server, which listens at once.
    package init(_ settings: BrowserSettings, device: BrowserSurface.Device?) throws {
        MainLoop.attachGLib()
        server = try WebServer(settings)
        fixedDevice = device
        self.device = device
        super.init(
            size: device?.size ?? CGSize(width: 393, height: 760), scale: device?.scale ?? 2,
            safeArea: device?.safeArea ?? .zero)
        let isControlled = settings.isControlled
        server.onRequest = { [weak self] request, answer in
            if isControlled, let call = ControlCall(request) {
                self?.calls += 1
                return call.perform { [weak self] in
                    self?.calls -= 1
                    answer($0)
                }
            }
            answer(self?.answer(request) ?? .text(503, "The app has ended."))
        }
        server.onUpload = { [weak self] request, exchange in self?.uploads.take(request, exchange) ?? false }
        server.onSocket = { [weak self] socket, _ in self?.open(socket) }
        pageClipboard.surface = self
        try server.listen(settings)
        Self.openSurfaces.append(self)
    }

    // MARK: Surface

    package override var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package override var isResizable: Bool { fixedDevice == nil }
    package override var clipboard: Clipboard { pageClipboard }

    package override func canOpen(scheme: String) -> Bool { Self.opens(scheme) }
    package override func open(_ url: URL) -> Bool { offer(url) }
    package override func give(_ data: Data, named name: String) -> Bool { offer(data, named: name) }

    package override func fileChoiceChanged() { askForFiles() }
    package override func dragUseChanged() { holder?.send(DragUseMessage(use: dragUse.rawValue)) }

    package override func present() {
        guard !isClosed else { return }
        client?.surface(self, received: .resized)
        client?.surface(self, received: .focusChanged(true))
        setNeedsDisplay()
    }

    package override func close() {
        guard !isClosed else { return }
        isClosed = true
        client = nil
        tickTimer?.invalidate()
        absence?.invalidate()
        uploads.cancel()
        server.close()
        Self.openSurfaces.removeAll { $0 === self }
    }

    package override func requestTick() {
        guard !isClosed else { return }
        wantsTick = true
        schedule()
    }

    package override func setNeedsDisplay() {
        needsDisplay = true
        requestTick()
    }

    package override func titleChanged() { broadcast(TitleMessage(text: title)) }

    package override func cursorChanged() { broadcast(CursorMessage(name: cursor.cssName)) }

    package override func textInputChanged() { textNeedsSending(isNew: true) }

    package override func textInputDidChange(resetComposition: Bool) { textNeedsSending(isNew: resetComposition) }

    package override func accessibilityDidChange() {
        if elements.setNeedsUpdate() { requestTick() }
    }

    package override func accessibilityPosted(_ news: AccessibilityNews) {
        elements.post(news)
        requestTick()
    }

    // MARK: Frames

    /// Programs' calls that are being carried out: their answers wait for frames.
    private var calls = 0 {
        didSet {
            guard oldValue == 0, isTickDue else { return }
            isTickDue = false
            schedule()
        }
    }

    /// Frames come at most sixty times a second, and the first after a rest at once. While neither a page nor a program
    /// looks, ten a second bring animations to their ends.
    private func schedule() {
        guard !isTickDue else { return }
        isTickDue = true
        let pace = viewers.isEmpty && calls == 0 ? 0.1 : 1.0 / 60
        let date = Date(timeIntervalSinceNow: lastTick + pace - now)
        if let tickTimer { return tickTimer.fireDate = date }
        let timer = Timer(fire: date, interval: 1e9, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        tickTimer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func tick() {
        isTickDue = false
        guard !isClosed, wantsTick else { return }
        wantsTick = false
        lastTick = now
        if viewChanged, let holder {
            viewChanged = false
            adopt(holder)
        }
        client?.surface(self, tickAt: lastTick)
        guard !isClosed else { return }
        if needsDisplay {
            needsDisplay = false
            frames.setNeedsPicture()
        }
        sendText()
        elements.updateIfNeeded()
        frames.send()
    }

    func shown(by viewer: Viewer) {
        viewer.waiting = max(0, viewer.waiting - 1)
        frames.send()
    }

    // MARK: Pages

    private func open(_ socket: WebSocket) {
        guard viewers.count < 16 else { return socket.close(1013) }
        let viewer = Viewer(socket)
        viewers.append(viewer)
        socket.onText = { [weak self, weak viewer] text in
            guard let self, let viewer else { return }
            received(text, from: viewer)
        }
        socket.onClose = { [weak self, weak viewer] in
            guard let self, let viewer else { return }
            leave(viewer)
        }
        viewer.send(TitleMessage(text: title))
        viewer.send(CursorMessage(name: cursor.cssName))
        sendScreen(to: viewer)
        sendHolding()
        sendText()
        elements.greet(viewer)
    }

    private func leave(_ viewer: Viewer) {
        viewers.removeAll { $0 === viewer }
        guard holder === viewer else { return }
        releaseEverything()
        holder = nil
        // A page that is loaded anew is back in a moment, and goes on where it was.
        absentHolder = viewer.view?.page
        absence?.invalidate()
        absence = MainLoop.perform(after: 4) { [weak self] in self?.forgetAbsentHolder() }
    }

    private func forgetAbsentHolder() {
        absence?.invalidate()
        absence = nil
        absentHolder = nil
        if holder == nil { hold(viewers.first) }
    }

    /// Gives the surface to a page that has said who it is, if nobody has it and nobody is waited for.
    func welcome(_ viewer: Viewer) {
        guard holder == nil else { return }
        if absence == nil || absentHolder == nil || viewer.view?.page == absentHolder {
            hold(viewer)
            forgetAbsentHolder()
        }
    }

    /// Gives a page the surface to touch.
    func hold(_ viewer: Viewer?) {
        guard holder !== viewer else { return }
        releaseEverything()
        holder = viewer
        sendHolding()
        if let viewer { viewNeedsAdopting(viewer) }
        if fileChoice != nil { askForFiles() }
    }

    private func sendHolding() {
        for viewer in viewers { viewer.send(HoldingMessage(isHolder: viewer === holder, viewers: viewers.count)) }
    }

    func broadcast(_ message: some Encodable) {
        for viewer in viewers { viewer.send(message) }
    }

    func sendScreen(to viewer: Viewer) {
        viewer.send(
            ScreenMessage(
                width: size.width, height: size.height, device: device?.name,
                safeArea: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]))
    }

    /// A page has told of itself. However often it does, the app is laid out once a frame.
    func viewNeedsAdopting(_ viewer: Viewer) {
        guard viewer === holder else { return frames.send() }
        viewChanged = true
        requestTick()
    }

    /// Takes the size and the person's settings from the page that holds the surface.
    func adopt(_ viewer: Viewer) {
        guard let view = viewer.view, viewer === holder else { return }
        let appearance: Appearance = view.isDark ? .dark : .light
        device = fixedDevice ?? view.device.flatMap { BrowserSurface.device?($0, view.isOnItsSide) }
        let newSize: CGSize
        let newScale: CGFloat
        let newSafeArea: EdgeInsets
        if let device {
            (newSize, newScale, newSafeArea) = (device.size, device.scale, device.safeArea)
        } else {
            newSize = limited(CGSize(width: view.width, height: view.height))
            newScale = Self.scale(for: newSize, asked: view.scale)
            let insets = view.safeArea.count == 4 ? view.safeArea.map { min(max($0, 0), 200) } : [0, 0, 0, 0]
            newSafeArea = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        if newSize != size || newScale != scale || newSafeArea != safeArea {
            (size, scale, safeArea) = (newSize, newScale, newSafeArea)
            for viewer in viewers { sendScreen(to: viewer) }
            client?.surface(self, received: .resized)
            setNeedsDisplay()
        }
        if appearance != self.appearance {
            self.appearance = appearance
            client?.surface(self, received: .appearanceChanged(appearance))
        }
        var preferences = preferences
        preferences.textScale = min(max(view.textScale, 0.5), 4)
        preferences.reducesMotion = view.reducesMotion
        preferences.keyboardHeight = device == nil ? view.keyboard : 0
        if preferences != self.preferences {
            self.preferences = preferences
            client?.surface(self, received: .preferencesChanged)
        }
    }

    /// The pixels to a point: at most 3, and fewer where a picture would have more pixels than the largest screens, as
    /// each takes memory.
    static func scale(for size: CGSize, asked: Double) -> CGFloat {
        let scale: CGFloat = asked <= 1 ? 1 : asked <= 2 ? 2 : 3
        return (1...3).map { CGFloat($0) }.last { $0 <= scale && size.width * size.height * $0 * $0 <= 34e6 } ?? 1
    }

    // MARK: Text

    private var textNeedsSending = false

    func textNeedsSending(isNew: Bool) {
        guard !isClosed else { return }
        if isNew { textNumber += 1 }
        textNeedsSending = true
        requestTick()
    }

    /// Counts the texts that pages are told of, so that an answer to an older one is known as such.
    private(set) var textNumber = 0

    private func sendText() {
        guard textNeedsSending || viewers.contains(where: { $0.lastText.isEmpty }) else { return }
        textNeedsSending = false
        var message = TextMessage(textInput, number: textNumber)
        for viewer in viewers {
            message.serial = viewer.textSerial
            guard let text = Wire.text(message), viewer.lastText != text else { continue }
            viewer.lastText = text
            viewer.socket.send(text)
        }
    }
}

@section(".init_array") @used private let attachment: @convention(c) () -> Void = { WebSurface.attach() }

extension WebSurface {
    /// Says how to make a surface, when the library is loaded.
    fileprivate nonisolated static func attach() {
        MainActor.assumeIsolated {
            BrowserSurface.make = { text, device in
                guard let settings = BrowserSettings(text: text) else {
                    throw WebServer.Failure("the settings for browsers are damaged")
                }
                return try WebSurface(settings, device: device)
            }
        }
    }
}
