public import CoreGraphics

/// Returns the largest rectangle of a shape within another, in its middle.
///
/// - Parameters:
///   - aspectRatio: A size of the shape. Without a width or a height the whole rectangle is returned.
///   - boundingRect: The rectangle around it.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
