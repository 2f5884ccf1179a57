extension UICalendarView {
    /// How large a decoration is. All of them fit below the number of a day.
    public enum DecorationSize: Int, Sendable {
        /// The smallest.
        case small
        /// The default.
        case medium
        /// The largest.
        case large
    }

    /// A mark below the number of a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let provider: () -> UIView

        /// A dot of 6, 8 or 10 points.
        ///
        /// - Parameter color: Nil for grey.
        public init(color: UIColor? = nil, size: DecorationSize = .medium) {
            provider = { DecorationDot(color ?? .systemGray, diameter: [6, 8, 10][size.rawValue]) }
            super.init()
        }

        /// A picture, or a symbol drawn in the colour, 10, 13 or 16 points high.
        ///
        /// - Parameters:
        ///   - image: Nil shows the dot.
        ///   - color: Nil for grey.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            provider = {
                guard let image else {
                    return DecorationDot(color ?? .systemGray, diameter: [6, 8, 10][size.rawValue])
                }
                return DecorationImage(image, color ?? .systemGray, height: [10, 13, 16][size.rawValue])
            }
            super.init()
        }

        /// A view of the app's, made when a day that shows it is. It takes no touches, and no more room than 16 points
        /// of height and the width of a day.
        public init(customViewProvider: @escaping () -> UIView) {
            provider = customViewProvider
            super.init()
        }

        /// See ``init(color:size:)``.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// See ``init(image:color:size:)``.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        /// See ``init(customViewProvider:)``.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        func makeView() -> UIView { provider() }
    }
}
