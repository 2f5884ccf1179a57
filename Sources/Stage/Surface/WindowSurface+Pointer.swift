internal import CGTK
internal import CoreGraphics

/// Which button or finger is down.
struct PointerState {
    /// The mouse button that began the sequence in progress.
    var button: Int?
    /// The place of the pointer when it was last seen.
    var location = CGPoint.zero
    /// The fingers that are down, by GDK's sequence, each with its number.
    var touches: [OpaquePointer: Int] = [:]
    var isScrolling = false

    mutating func identifier(of sequence: OpaquePointer) -> Int {
        if let identifier = touches[sequence] { return identifier }
        let identifier = (1...).first { number in !touches.values.contains(number) }!
        touches[sequence] = identifier
        return identifier
    }
}

extension WindowSurface {
    /// GDK's own events, for they alone tell fingers and devices apart; the implicit grab keeps them coming to the
    /// root widget until the button or finger is up.
    func connectPointer() {
        let controller = gtk_event_controller_legacy_new()!
        let event: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
            _, event, data in
            nonisolated(unsafe) let (event, data) = (event, data)
            return MainActor.assumeIsolated { WindowSurface.from(data).handle(event!) ? 1 : 0 }
        }
        GObject.connect(
            UnsafeMutableRawPointer(controller), "event", unsafeBitCast(event, to: UnsafeRawPointer.self), opaque)
        gtk_widget_add_controller(root, controller)

        let motion = gtk_event_controller_motion_new()!
        let leave: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                let surface = WindowSurface.from(data)
                if surface.pointer.button == nil { surface.send(.exited, at: surface.pointer.location) }
            }
        }
        GObject.connect(
            UnsafeMutableRawPointer(motion), "leave", unsafeBitCast(leave, to: UnsafeRawPointer.self), opaque)
        gtk_widget_add_controller(root, motion)
    }

    private func handle(_ event: OpaquePointer) -> Bool {
        guard !isClosed else { return false }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            gtk_widget_grab_focus(root)
            // One sequence at a time: a second button while one is down begins nothing.
            guard pointer.button == nil else { return true }
            let button = Int(gdk_button_event_get_button(event))
            pointer.button = button
            send(.began, for: event, button: button)
        case GDK_BUTTON_RELEASE:
            let button = Int(gdk_button_event_get_button(event))
            guard pointer.button == button else { return true }
            pointer.button = nil
            send(.ended, for: event, button: button)
        case GDK_MOTION_NOTIFY:
            send(pointer.button == nil ? .hovered : .moved, for: event, button: pointer.button ?? 1)
        case GDK_GRAB_BROKEN:
            guard let button = pointer.button else { return true }
            pointer.button = nil
            send(.cancelled, at: pointer.location, button: button)
        case GDK_TOUCH_BEGIN:
            gtk_widget_grab_focus(root)
            sendTouch(.began, for: event)
        case GDK_TOUCH_UPDATE: sendTouch(.moved, for: event)
        case GDK_TOUCH_END: sendTouch(.ended, for: event)
        case GDK_TOUCH_CANCEL: sendTouch(.cancelled, for: event)
        case GDK_SCROLL: scroll(event)
        default: return false
        }
        return true
    }

    private func send(_ phase: PointerEvent.Phase, for event: OpaquePointer, button: Int) {
        pointer.location = location(of: event)
        let tool = gdk_event_get_device_tool(event)
        let event = PointerEvent(
            phase: phase, device: tool == nil ? .mouse : .pen, location: pointer.location, button: button,
            modifiers: KeyModifiers(gdk: gdk_event_get_modifier_state(event)), time: time(of: event))
        client?.surface(self, received: .pointer(event))
    }

    private func send(_ phase: PointerEvent.Phase, at location: CGPoint, button: Int = 1) {
        let event = PointerEvent(phase: phase, location: location, button: button, time: now)
        client?.surface(self, received: .pointer(event))
    }

    private func sendTouch(_ phase: PointerEvent.Phase, for event: OpaquePointer) {
        guard let sequence = gdk_event_get_event_sequence(event) else { return }
        if phase != .began && pointer.touches[sequence] == nil { return }
        let identifier = pointer.identifier(of: sequence)
        if phase == .ended || phase == .cancelled { pointer.touches[sequence] = nil }
        let touch = PointerEvent(
            phase: phase, device: .touch, identifier: identifier, location: location(of: event),
            modifiers: KeyModifiers(gdk: gdk_event_get_modifier_state(event)), time: time(of: event))
        client?.surface(self, received: .pointer(touch))
    }

    private func scroll(_ event: OpaquePointer) {
        let location = location(of: event)
        // A notch moves as far as in GTK's own scrolled windows.
        let notch = pow(size.height, 2 / 3)
        var delta = CGVector.zero
        let phase: ScrollEvent.Phase
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: (phase, delta.dy) = (.discrete, -notch)
        case GDK_SCROLL_DOWN: (phase, delta.dy) = (.discrete, notch)
        case GDK_SCROLL_LEFT: (phase, delta.dx) = (.discrete, -notch)
        case GDK_SCROLL_RIGHT: (phase, delta.dx) = (.discrete, notch)
        default:
            var (dx, dy) = (0.0, 0.0)
            gdk_scroll_event_get_deltas(event, &dx, &dy)
            let unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL ? notch : 1 / zoom
            delta = CGVector(dx: dx * unit, dy: dy * unit)
            let device = gdk_event_get_device(event)
            if device != nil && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD {
                if gdk_scroll_event_is_stop(event) != 0 {
                    guard pointer.isScrolling else { return }
                    pointer.isScrolling = false
                    phase = .ended
                } else {
                    phase = pointer.isScrolling ? .changed : .began
                    pointer.isScrolling = true
                }
            } else if delta == .zero {
                return
            } else {
                phase = .discrete
            }
        }
        let scroll = ScrollEvent(
            phase: phase, location: location, delta: delta,
            modifiers: KeyModifiers(gdk: gdk_event_get_modifier_state(event)), time: time(of: event))
        client?.surface(self, received: .scroll(scroll))
    }

    /// In the surface's points; GDK's are those of the native window, shadows included.
    private func location(of event: OpaquePointer) -> CGPoint {
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return pointer.location }
        let native = gtk_widget_get_native(root)
        var (offsetX, offsetY) = (0.0, 0.0)
        gtk_native_get_surface_transform(native, &offsetX, &offsetY)
        var (rootX, rootY) = (0.0, 0.0)
        gtk_widget_translate_coordinates(
            GObject.cast(window, to: GtkWidget.self), root, x - offsetX, y - offsetY, &rootX, &rootY)
        return CGPoint(x: rootX / zoom, y: rootY / zoom)
    }

    func time(of event: OpaquePointer?) -> Double {
        eventClock.time(of: event.map { gdk_event_get_time($0) } ?? 0, now: now)
    }
}
