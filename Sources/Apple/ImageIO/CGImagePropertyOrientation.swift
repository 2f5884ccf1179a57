/// How a picture is to be turned to be seen upright, as Exif numbers it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// The picture is `up` of upright, as Exif counts it.
    case up = 1
    /// The picture is `upMirrored` of upright, as Exif counts it.
    case upMirrored = 2
    /// The picture is `down` of upright, as Exif counts it.
    case down = 3
    /// The picture is `downMirrored` of upright, as Exif counts it.
    case downMirrored = 4
    /// The picture is `leftMirrored` of upright, as Exif counts it.
    case leftMirrored = 5
    /// The picture is `right` of upright, as Exif counts it.
    case right = 6
    /// The picture is `rightMirrored` of upright, as Exif counts it.
    case rightMirrored = 7
    /// The picture is `left` of upright, as Exif counts it.
    case left = 8
}
