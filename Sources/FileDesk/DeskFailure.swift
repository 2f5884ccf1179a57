/// The reason why a question comes to nothing, which the app's log shows.
struct DeskFailure: Error {
    var reason: String
}
