/// Text that is copied here and pasted there.
@MainActor
public class Clipboard {
    /// The clipboard of surfaces that have no desktop around them.
    public static let memory = Clipboard()

    private var stored: String?

    /// Counts the changes, those of other programs included.
    public internal(set) var changeCount = 0
    /// Called after a change, another program's included.
    public var onChange: (@MainActor () -> Void)?

    init() {}

    /// The text that is in it now, or nil. It may have to be asked of another program, which gets half a second.
    public var text: String? { stored }

    /// Whether there is text, known without asking anyone.
    public var hasText: Bool { stored != nil }

    /// Calls back with the text, or with nil if there is none.
    public func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        completion(stored)
    }

    /// Replaces what is in it; nil empties it.
    public func write(text: String?) {
        stored = text
        changed()
    }

    final func changed() {
        changeCount += 1
        onChange?()
    }
}
