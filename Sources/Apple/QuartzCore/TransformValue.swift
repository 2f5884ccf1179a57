public import Foundation

/// An object that wraps a transform. Foundation's `NSValue` wraps none on Linux, and has no subclasses; translated code
/// makes one of these where an app says `NSValue(caTransform3D:)`.
public final class _TransformValue: NSObject, Sendable {
    /// The wrapped transform.
    public let caTransform3DValue: CATransform3D

    /// Wraps a transform.
    public init(caTransform3D transform: CATransform3D) {
        caTransform3DValue = transform
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? _TransformValue).map { CATransform3DEqualToTransform($0.caTransform3DValue, caTransform3DValue) }
            ?? false
    }

    public override var hash: Int { caTransform3DValue.m11.hashValue ^ caTransform3DValue.m41.hashValue }
}
