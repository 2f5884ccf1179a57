/// The application, as what stands below it sees it.
@MainActor
enum App {
    /// Set when the image is loaded, by the room that has the application.
    nonisolated(unsafe) static var find: (@MainActor () -> any AppServices)?

    static var services: any AppServices {
        guard let find else { preconditionFailure("nothing has said which object is the application") }
        return find()
    }
}
