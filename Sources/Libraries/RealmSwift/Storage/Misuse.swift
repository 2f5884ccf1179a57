import Foundation

/// Mistakes of programs, for which Realm raises exceptions that nothing in Swift catches.
enum Misuse {
    /// Ends the program with a message.
    static func stop(_ message: String) -> Never {
        fatalError("*** Terminating app due to uncaught exception 'RLMException', reason: '\(message)'")
    }

    static let thread = "Realm accessed from incorrect thread."
    static let invalidated = "Object has been deleted or invalidated."
    static let collection = "Access to invalidated collection."
    static let writing =
        "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an "
        + "RLMRealm instance first."
    static let frozen = "Attempting to modify a frozen object - call thaw on the Object instance first."
}
