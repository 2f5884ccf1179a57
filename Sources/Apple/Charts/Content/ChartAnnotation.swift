import SwiftUI

/// A view at a mark.
struct ChartAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var overflow: AnnotationOverflowResolution
    var content: AnyView
}
