internal import CGTK

/// Which keys are down, by hardware code: GDK does not say that a press is a repetition.
struct KeyboardState {
    private var down: Set<UInt32> = []

    /// Returns whether the key was down already.
    mutating func press(_ code: UInt32) -> Bool { !down.insert(code).inserted }
    mutating func release(_ code: UInt32) { down.remove(code) }
    mutating func releaseAll() { down = [] }
}

extension WindowSurface {
    private typealias KeyHandler =
        @convention(c) (OpaquePointer?, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

    func connectKeyboard() {
        let controller = gtk_event_controller_key_new()!
        let pressed: KeyHandler = { controller, value, code, state, data in
            nonisolated(unsafe) let (controller, data) = (controller, data)
            return MainActor.assumeIsolated {
                WindowSurface.from(data).key(controller!, value: value, code: code, state: state, isDown: true) ? 1 : 0
            }
        }
        let released: KeyHandler = { controller, value, code, state, data in
            nonisolated(unsafe) let (controller, data) = (controller, data)
            return MainActor.assumeIsolated {
                WindowSurface.from(data).key(controller!, value: value, code: code, state: state, isDown: false) ? 1 : 0
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        GObject.connect(object, "key-pressed", unsafeBitCast(pressed, to: UnsafeRawPointer.self), opaque)
        GObject.connect(object, "key-released", unsafeBitCast(released, to: UnsafeRawPointer.self), opaque)
        gtk_widget_add_controller(root, controller)
    }

    /// The input method first; what it does not take is a key event. Nothing is left to GTK's own key bindings.
    private func key(
        _ controller: OpaquePointer, value: UInt32, code: UInt32, state: GdkModifierType, isDown: Bool
    ) -> Bool {
        guard !isClosed else { return false }
        let event = gtk_event_controller_get_current_event(controller)
        if inputMethod.filter(event) {
            if !isDown { keyboard.release(code) }
            return true
        }
        send(value: value, code: code, state: state, isDown: isDown, time: time(of: event))
        return true
    }

    /// A key that the input method took and then handed on. One that writes something is text then.
    func keyForwarded(_ event: OpaquePointer) {
        let type = gdk_event_get_event_type(event)
        guard !isClosed, type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, gdk_key_event_is_modifier(event) == 0
        else { return }
        let value = gdk_key_event_get_keyval(event)
        let state = gdk_event_get_modifier_state(event)
        if type == GDK_KEY_PRESS, textInput != nil, let text = KeyEvent.text(gdk: value),
            KeyModifiers(gdk: state).isDisjoint(with: [.control, .alt, .command])
        {
            return inputMethod.insert(text)
        }
        send(
            value: value, code: gdk_key_event_get_keycode(event), state: state, isDown: type == GDK_KEY_PRESS,
            time: time(of: event))
    }

    private func send(value: UInt32, code: UInt32, state: GdkModifierType, isDown: Bool, time: Double) {
        let isRepeated: Bool
        if isDown {
            isRepeated = keyboard.press(code)
        } else {
            isRepeated = false
            keyboard.release(code)
        }
        let modifiers = KeyModifiers(gdk: state)
        let key = KeyEvent(
            phase: isDown ? (isRepeated ? .repeated : .down) : .up, key: KeyEvent.Key(gdk: value),
            text: modifiers.isDisjoint(with: [.control, .alt, .command]) ? KeyEvent.text(gdk: value) : nil,
            modifiers: modifiers, time: time)
        client?.surface(self, received: .key(key))
    }
}

extension KeyModifiers {
    init(gdk state: GdkModifierType) {
        let bits = state.rawValue
        var modifiers: KeyModifiers = []
        if bits & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
        if bits & GDK_LOCK_MASK.rawValue != 0 { modifiers.insert(.capsLock) }
        if bits & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
        if bits & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alt) }
        if bits & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { modifiers.insert(.command) }
        self = modifiers
    }
}

extension KeyEvent {
    /// The text that the key writes by itself.
    static func text(gdk value: UInt32) -> String? {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value >= 0x20, scalar.value != 0x7f
        else { return nil }
        return String(scalar)
    }
}

extension KeyEvent.Key {
    init(gdk value: UInt32) {
        switch Int32(bitPattern: value) {
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
        case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: self = .tab
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_BackSpace: self = .backspace
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
        case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
        case GDK_KEY_End, GDK_KEY_KP_End: self = .end
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_F1...GDK_KEY_F35: self = .function(Int(value) - Int(GDK_KEY_F1) + 1)
        default:
            // A key is the same with and without Shift.
            self = KeyEvent.text(gdk: gdk_keyval_to_lower(value)).map { .character($0) } ?? .other(value)
        }
    }
}
