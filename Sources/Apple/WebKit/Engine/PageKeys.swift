import Stage
import UIKit

/// Keys, by the names that GDK has for them (gdkkeysyms.h), and modifiers by its bits.
enum PageKeys {
    static func name(of key: KeyEvent.Key) -> String? {
        switch key {
        case .enter: "Return"
        case .tab: "Tab"
        case .escape: "Escape"
        case .backspace: "BackSpace"
        case .delete: "Delete"
        case .left: "Left"
        case .right: "Right"
        case .up: "Up"
        case .down: "Down"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page_Up"
        case .pageDown: "Page_Down"
        case .function(let number): "F\(number)"
        case .character, .space, .other: nil
        }
    }

    static func engineFlags(of modifiers: KeyModifiers) -> Int {
        (modifiers.contains(.shift) ? 1 : 0) | (modifiers.contains(.control) ? 4 : 0)
            | (modifiers.contains(.alt) ? 8 : 0)
    }

    static func flags(ofEngine bits: Int) -> UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if bits & 1 != 0 { flags.insert(.shift) }
        if bits & 4 != 0 { flags.insert(.control) }
        if bits & 8 != 0 { flags.insert(.alternate) }
        return flags
    }

    /// A script for the text that is selected, in a field as well.
    static let selectedText = """
        (() => {
          const field = document.activeElement;
          if (field && typeof field.selectionStart === 'number' && field.type !== 'password')
            return field.value.substring(field.selectionStart, field.selectionEnd);
          return String(getSelection());
        })()
        """
}
