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
    case power = "Power"
    case remoteUp = "Remote Dpad Up"
    case remoteDown = "Remote Dpad Down"
    case remoteLeft = "Remote Dpad Left"
    case remoteRight = "Remote Dpad Right"
    case remoteCenter = "Remote Dpad Center"
    case remotePlayPause = "Remote Media Play Pause"
    case remoteStop = "Remote Media Stop"
    case remoteNext = "Remote Media Next"
    case remotePrevious = "Remote Media Previous"
    case remoteRewind = "Remote Media Rewind"
    case remoteFastForward = "Remote Media Fast Forward"
    case remoteNavigationUp = "Remote System Navigation Up"
    case remoteNavigationDown = "Remote System Navigation Down"
    case remoteButtonA = "Remote Button A"
    case remoteButtonB = "Remote Button B"
    case remoteMenu = "Remote Menu"
    case televisionInput = "TV Input"
    case televisionInput1 = "TV Input HDMI 1"
    case televisionInput2 = "TV Input HDMI 2"
    case televisionInput3 = "TV Input HDMI 3"

    /// Whether it is a key of something that is not here: a phone's case, or a television's remote control.
    public var isAway: Bool {
        switch self {
        case .enter, .backspace, .tab, .escape, .home, .back: false
        default: true
        }
    }
}
