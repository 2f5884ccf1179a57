public import CoreGraphics
public import Foundation

// Geometry in archives is text, `{{x, y}, {width, height}}`, as on iOS.

extension NSCoder {
    /// Archives a vector.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSStringFromCGVector(vector) as NSString, forKey: key)
    }
    /// Archives a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSStringFromCGAffineTransform(transform) as NSString, forKey: key)
    }
    /// Archives insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
    }
    /// Archives insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSStringFromDirectionalEdgeInsets(insets) as NSString, forKey: key)
    }
    /// Archives an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSStringFromUIOffset(offset) as NSString, forKey: key)
    }

    /// An archived point; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { CGPointFromString(text(key)) }
    /// An archived size; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { CGSizeFromString(text(key)) }
    /// An archived rectangle; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { CGRectFromString(text(key)) }
    /// An archived vector; zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(text(key)) }
    /// An archived transform; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        CGAffineTransformFromString(text(key))
    }
    /// Archived insets; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(text(key)) }
    /// Archived insets; zero if there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsetsFromString(text(key))
    }
    /// An archived offset; zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { UIOffsetFromString(text(key)) }

    private func text(_ key: String) -> String { _decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
}
