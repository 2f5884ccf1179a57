/// Places of Seam's own in the box.
enum BoxPlaces {
    static let own = "/run/seam"
    /// What the app writes for the command: the only place, beside its container, that is there afterwards.
    static let output = own + "/output"
    /// The report of a crash.
    static let crash = output + "/crash"
    /// The pictures that a flow takes.
    static let pictures = output + "/pictures"
    /// The sockets of message buses.
    static let buses = own + "/buses"
}
