public import Foundation

/// Text or a picture that is copied here and pasted there.
@MainActor
open class Clipboard {
    /// The clipboard of surfaces that have no desktop around them.
    public static let memory = Clipboard()

    private var stored: String?
    private var storedImage: Data?

    /// Counts the changes, those of other programs included.
    public package(set) var changeCount = 0
    /// Called after a change, another program's included.
    public var onChange: (@MainActor () -> Void)?

    package init() {}

    /// The text that is in it now, or nil. It may have to be asked of another program, which gets half a second.
    open var text: String? { stored }

    /// Whether there is text, known without asking anyone.
    open var hasText: Bool { stored != nil }

    /// The picture that is in it now, as a PNG, or nil. Another program gets half a second to give it.
    open var image: Data? { storedImage }

    /// Whether there is a picture, known without asking anyone.
    open var hasImage: Bool { storedImage != nil }

    /// Calls back with the text, or with nil if there is none.
    open func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        completion(stored)
    }

    /// Replaces what is in it; nil empties it.
    open func write(text: String?) {
        (stored, storedImage) = (text, nil)
        changed()
    }

    /// Replaces what is in it by a picture, as a PNG.
    open func write(image: Data) {
        (stored, storedImage) = (nil, image)
        changed()
    }

    package final func changed() {
        changeCount += 1
        onChange?()
    }
}
