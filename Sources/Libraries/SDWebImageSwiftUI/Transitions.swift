public import SwiftUI

extension AnyTransition {
    /// Comes out of nothing.
    public static var fade: AnyTransition { fade(duration: 0.25) }

    /// Comes out of nothing in some seconds.
    public static func fade(duration: Double) -> AnyTransition {
        .opacity.animation(.easeInOut(duration: duration))
    }
}
