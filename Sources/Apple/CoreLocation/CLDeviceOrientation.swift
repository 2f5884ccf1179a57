/// Which side of the device a heading is measured from.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown
    /// Its upper edge.
    case portrait
    /// Its lower edge.
    case portraitUpsideDown
    /// Its right edge.
    case landscapeLeft
    /// Its left edge.
    case landscapeRight
    /// It lies on its back.
    case faceUp
    /// It lies on its face.
    case faceDown
}
