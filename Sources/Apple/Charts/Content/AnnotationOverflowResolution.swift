import CoreGraphics
import SwiftUI

/// What becomes of a view beside a mark that would not end in the chart.
public struct AnnotationOverflowResolution: Sendable {
    /// What happens from left to right, or from above to below.
    public struct Strategy: Sendable {
        enum Kind { case automatic, fit, disabled }
        let kind: Kind
        /// As the chart has it.
        public static var automatic: Strategy { Strategy(kind: .automatic) }
        /// It is moved into the chart.
        public static var fit: Strategy { Strategy(kind: .fit) }
        /// It is moved into a part of the chart.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
        /// It stays where it is.
        public static var disabled: Strategy { Strategy(kind: .disabled) }
    }

    /// A part of a chart.
    public struct Boundary: Sendable {
        /// As the chart has it.
        public static let automatic = Boundary()
        /// The whole of the chart.
        public static let chart = Boundary()
        /// Where the marks are.
        public static let plot = Boundary()
    }

    let x: Strategy
    let y: Strategy

    /// Creates a rule for each direction.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// As the chart has it.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}

extension AnnotationOverflowResolution {
    /// The view where it ends in the chart, if it is to.
    @MainActor
    func fitted(_ label: ChartPlan.Label, in room: CGSize) -> ChartPlan.Label {
        guard x.kind == .fit || y.kind == .fit else { return label }
        let size = _UIHostingView(rootView: AnyView(label.view.fixedSize())).intrinsicContentSize
        var label = label
        func fit(_ place: CGFloat, _ before: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
            let start = place - before
            return max(min(start, room - length), 0) + before
        }
        if x.kind == .fit {
            let before: CGFloat =
                switch label.anchor.horizontal {
                case .leading: 0
                case .trailing: size.width
                default: size.width / 2
                }
            label.place.x = fit(label.place.x, before, size.width, room.width)
        }
        if y.kind == .fit {
            let before: CGFloat =
                switch label.anchor.vertical {
                case .top: 0
                case .bottom: size.height
                default: size.height / 2
                }
            label.place.y = fit(label.place.y, before, size.height, room.height)
        }
        return label
    }
}
