/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
    public let cgImage: CGImage?
    public init(cgImage: CGImage) { self.cgImage = cgImage }
}
