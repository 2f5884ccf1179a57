/// Places of Seam's own in the box.
enum BoxPlaces {
    static let own = "/run/seam"
    /// The app's output for the command: the only place, beside its container, that outlives the box.
    static let output = own + "/output"
    /// The report of a crash.
    static let crash = output + "/crash"
    /// The pictures that a flow takes.
    static let pictures = output + "/pictures"
    /// The sockets of message buses.
    static let buses = own + "/buses"
}
