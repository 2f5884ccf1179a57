import Documents
import Foundation
import UIKit

/// The keyboard that would stand on the screen of a phone while a text has the focus: tests look for its keys.
@MainActor
struct RemoteKeyboard {
    let element: RemoteElement

    /// Nil while nothing takes text.
    init?(_ screen: FlowScreen) {
        guard let text = Self.firstResponder(of: screen) else { return nil }
        let bounds = screen.bounds
        var keyboard = RemoteElement(
            kind: RemoteKind.keyboard.rawValue,
            frame: .init(x: 0, y: bounds.maxY, width: bounds.width, height: 0))
        for name in "qwertyuiopasdfghjklzxcvbnm".map(String.init) + ["space", "delete"] {
            keyboard.children.append(Self.key(name, .key, in: keyboard))
        }
        let type = (text as? any UITextInputTraits)?.returnKeyType ?? .default
        var key = Self.key(Self.name(of: type), .button, in: keyboard)
        key.identifier = Self.identifier(of: type)
        keyboard.children.append(key)
        element = keyboard
    }

    private static func key(_ name: String, _ kind: RemoteKind, in keyboard: RemoteElement) -> RemoteElement {
        var key = RemoteElement(kind: kind.rawValue, frame: keyboard.frame)
        key.label = name
        key.identifier = name
        key.point = keyboard.frame
        return key
    }

    private static func firstResponder(of screen: FlowScreen) -> UIView? {
        func find(_ view: UIView) -> UIView? {
            if view.isFirstResponder { return view }
            for subview in view.subviews { if let found = find(subview) { return found } }
            return nil
        }
        guard screen.surface?.textInput != nil else { return nil }
        return screen.windows.lazy.compactMap { find($0) }.first
    }

    /// As the key says it.
    private static func name(of type: UIReturnKeyType) -> String {
        let name = identifier(of: type)
        return type == .default ? "return" : name.lowercased()
    }

    private static func identifier(of type: UIReturnKeyType) -> String {
        switch type {
        case .go: "Go"
        case .google, .search, .yahoo: "Search"
        case .join: "Join"
        case .next: "Next"
        case .route: "Route"
        case .send: "Send"
        case .done: "Done"
        case .emergencyCall: "Emergency call"
        case .continue: "Continue"
        default: "Return"
        }
    }
}
