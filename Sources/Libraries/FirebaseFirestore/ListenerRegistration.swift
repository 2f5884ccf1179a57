/// What ends listening.
public protocol ListenerRegistration: AnyObject {
    /// Listens no more.
    func remove()
}
