import Foundation
import SeamPrimitives

/// What an app tells its widgets by. No screen here shows widgets: nobody has put any up.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()

    private init() {}

    /// Tells the widgets of a kind to ask for their content anew. Has no effect: no widgets are shown.
    public func reloadTimelines(ofKind kind: String) { Self.tell() }

    /// Tells all widgets of the app to ask for their content anew. Has no effect: no widgets are shown.
    public func reloadAllTimelines() { Self.tell() }

    /// Tells which widgets a person has put up: none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        DispatchQueue.main.async { completion(.success([])) }
    }

    private static func tell() {
        LoggedOnce.say("Widgets are not shown here: reloading their timelines has no effect.")
    }
}
