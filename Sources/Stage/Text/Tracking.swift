import CoreGraphics

/// Letter spacing that brings Inter's widths to San Francisco's.
enum Tracking {
    /// What is added between characters, in points.
    static func adjustment(for font: FontDescriptor) -> CGFloat {
        0
    }
}
