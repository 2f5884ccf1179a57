/// Where content or a finger moves, as Maestro names it.
public enum FlowDirection: String, CaseIterable, Equatable, Sendable {
    case up = "UP"
    case down = "DOWN"
    case left = "LEFT"
    case right = "RIGHT"
}
