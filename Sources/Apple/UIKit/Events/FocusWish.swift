/// The wish of a view that is in no window yet to be the first responder: it comes true when the view is in one.
///
/// Apps give text fields the focus in `viewDidLoad` or `viewWillAppear`, when their screen is still on its way.
@MainActor
final class FocusWish {
    /// Views that have come into a window, until all that came with them has.
    private static var due: [UIResponder] = []

    static func make(of responder: UIResponder) {
        responder.companions[ObjectIdentifier(FocusWish.self)] = FocusWish()
    }

    static func withdraw(of responder: UIResponder) {
        guard !responder.companions.isEmpty else { return }
        responder.companions[ObjectIdentifier(FocusWish.self)] = nil
    }

    /// The responder has come into a window.
    static func arrived(_ responder: UIResponder) {
        guard !responder.companions.isEmpty, responder.companions[ObjectIdentifier(FocusWish.self)] != nil else {
            return
        }
        withdraw(of: responder)
        due.append(responder)
    }

    /// Lets the wishes come true; of several the last one stays first responder.
    static func fulfil() {
        while !due.isEmpty { due.removeFirst().becomeFirstResponder() }
    }
}
