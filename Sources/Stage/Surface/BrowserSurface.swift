package import CoreGraphics

/// The way to a surface that pages in a browser show. It is in a library of its own, which is loaded when it is asked for
/// and says then how to make one.
@MainActor
package enum BrowserSurface {
    /// Makes the surface. The settings are text that the library understands; size, scale and safe area are those of the
    /// device that is shown, or nil where the page decides.
    package static var make: (@MainActor (_ settings: String, _ device: Device?) throws -> Surface)?

    /// Makes the surface as a device that a page asks for by name; nil if there is none.
    package static var device: (@MainActor (_ name: String, _ isOnItsSide: Bool) -> Device?)?

    /// The screen of a device.
    package struct Device: Equatable, Sendable {
        /// The name of the device.
        package var name: String
        /// In points.
        package var size: CGSize
        /// Pixels to a point.
        package var scale: CGFloat
        /// In points.
        package var safeArea: EdgeInsets

        /// Creates a description.
        package init(name: String, size: CGSize, scale: CGFloat, safeArea: EdgeInsets) {
            self.name = name
            self.size = size
            self.scale = scale
            self.safeArea = safeArea
        }
    }
}
