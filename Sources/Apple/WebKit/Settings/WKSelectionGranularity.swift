/// How finely a person selects. The numbers are Apple's (WKWebViewConfiguration.h).
public enum WKSelectionGranularity: Int, Sendable {
    /// As the place of the selection has it.
    case dynamic = 0
    /// By the character.
    case character = 1
}
