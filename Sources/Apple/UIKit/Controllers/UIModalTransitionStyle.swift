/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the bottom, by a turn, by fading, or as a page that is curled up; the last comes from the bottom here.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
