extension UIResponder {
    private final class Added {
        var commands: [UIKeyCommand] = []
    }

    /// The commands that were added to the responder one by one.
    package var addedKeyCommands: [UIKeyCommand] {
        get { (companions[ObjectIdentifier(Added.self)] as? Added)?.commands ?? [] }
        set {
            let added = companions[ObjectIdentifier(Added.self)] as? Added ?? Added()
            added.commands = newValue
            companions[ObjectIdentifier(Added.self)] = added
        }
    }
}
