public import CoreGraphics

// The names that methods had before Swift 4, for projects whose SWIFT_VERSION is 3.

extension CIImage {
    /// The name of `cropped(to:)` before Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "cropped(to:)")
    public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }

    /// The name of `transformed(by:)` before Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "transformed(by:)")
    public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }

    /// The name of `applyingFilter(_:parameters:)` before Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "applyingFilter(_:parameters:)")
    public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
        applyingFilter(filterName, parameters: params ?? [:])
    }
}

extension CIFilter {
    /// The name of `init(name:parameters:)` before Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "init(name:parameters:)")
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }
}
