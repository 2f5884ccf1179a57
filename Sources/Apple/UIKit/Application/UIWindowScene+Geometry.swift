extension UIWindowScene {
    /// How a scene lies on its screen.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// Where the scene is.
        public let coordinateSpace: any UICoordinateSpace
        /// How it is turned.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Whether the person changes its size right now. Never known.
        public var isInteractivelyResizing: Bool { false }
        /// Whether turning the device turns it. False where it stands for a device: nobody turns that.
        public var isInterfaceOrientationLocked: Bool { false }

        init(_ scene: UIWindowScene) {
            (coordinateSpace, interfaceOrientation) = (scene.coordinateSpace, scene.interfaceOrientation)
            super.init()
        }
    }

    /// What an app would like of how a scene lies on its screen.
    @preconcurrency @MainActor
    public class GeometryPreferences: NSObject {
        /// What an app would like of a scene of a phone or tablet.
        @preconcurrency @MainActor
        public final class iOS: GeometryPreferences {
            /// The ways in which it may be turned; nil for those it may be anyway.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates a wish.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// How the scene lies on its screen.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// Asks to lie otherwise. The device is never turned, so that a wish for another way is refused; the handler hears why.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
        guard wish.isDisjoint(with: current), let errorHandler else { return }
        nonisolated(unsafe) let handler = errorHandler
        DispatchQueue.main.async { handler(UISceneError(.geometryRequestDenied)) }
    }
}
