/// A key that `pressKey` presses, as Maestro names it.
public enum FlowKey: String, CaseIterable, Equatable, Sendable {
    case enter = "Enter"
    case backspace = "Backspace"
    case tab = "Tab"
    case escape = "Escape"
    case home = "Home"
    case lock = "Lock"
    case back = "Back"
    case volumeUp = "Volume Up"
    case volumeDown = "Volume Down"
}
