public import CoreGraphics
public import Foundation

extension NSCoder {
    /// The name of `decodeCGPoint(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeCGPoint(forKey:)")
    public func cgPoint(forKey key: String) -> CGPoint { decodeCGPoint(forKey: key) }

    /// The name of `decodeCGVector(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeCGVector(forKey:)")
    public func cgVector(forKey key: String) -> CGVector { decodeCGVector(forKey: key) }

    /// The name of `decodeCGSize(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeCGSize(forKey:)")
    public func cgSize(forKey key: String) -> CGSize { decodeCGSize(forKey: key) }

    /// The name of `decodeCGRect(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeCGRect(forKey:)")
    public func cgRect(forKey key: String) -> CGRect { decodeCGRect(forKey: key) }

    /// The name of `decodeCGAffineTransform(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeCGAffineTransform(forKey:)")
    public func cgAffineTransform(forKey key: String) -> CGAffineTransform { decodeCGAffineTransform(forKey: key) }

    /// The name of `decodeUIEdgeInsets(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeUIEdgeInsets(forKey:)")
    public func uiEdgeInsets(forKey key: String) -> UIEdgeInsets { decodeUIEdgeInsets(forKey: key) }

    /// The name of `decodeUIOffset(forKey:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "decodeUIOffset(forKey:)")
    public func uiOffset(forKey key: String) -> UIOffset { decodeUIOffset(forKey: key) }
}
