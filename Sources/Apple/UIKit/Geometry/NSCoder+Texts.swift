public import CoreGraphics

/// Geometry as text, as `NSStringFromCGRect` and its like write it.
extension NSCoder {
    /// Returns the text of a value.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns the text of a value.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns the text of a value.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns the text of a value.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// Returns the text of a value.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    /// Returns the text of a value.
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    /// Returns the text of a value.
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

    /// Reads a value from its text; zero if it is none.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// Reads a value from its text; zero if it is none.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// Reads a value from its text; zero if it is none.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    /// Reads a value from its text; zero if it is none.
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    /// Reads a value from its text; the identity if it is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        CGAffineTransformFromString(string)
    }
    /// Reads a value from its text; zero if it is none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
    /// Reads a value from its text; zero if it is none.
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
}
