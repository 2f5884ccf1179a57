/// A value that a source of a combining operator has sent last.
///
/// It is no optional, which unspecialised code would have to ask the runtime for at every value.
@usableFromInline
final class LatestCell<Element> {
    @usableFromInline let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    @exclusivity(unchecked) private(set) var isFull = false

    @usableFromInline init() {}

    deinit {
        if isFull { pointer.deinitialize(count: 1) }
        pointer.deallocate()
    }

    /// To be called when there is a value.
    @inlinable
    var value: Element { pointer.pointee }

    func store(_ value: Element) {
        if isFull {
            pointer.pointee = value
        } else {
            pointer.initialize(to: value)
            isFull = true
        }
    }
}
