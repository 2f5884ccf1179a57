/// A queue in an array: what was taken is removed from the array when it is more than half of it.
@usableFromInline
struct Fifo<Element> {
    @usableFromInline
    var elements: [Element?] = []
    @usableFromInline
    var position = 0

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { position == elements.count }

    @inlinable
    var count: Int { elements.count - position }

    @inlinable
    mutating func append(_ element: Element) { elements.append(element) }

    @inlinable
    mutating func popFirst() -> Element? {
        guard position < elements.count else { return nil }
        defer {
            elements[position] = nil
            position += 1
            if position == elements.count {
                elements.removeAll(keepingCapacity: true)
                position = 0
            } else if position >= 64, position * 2 > elements.count {
                elements.removeFirst(position)
                position = 0
            }
        }
        return elements[position]
    }

    var contents: [Element] { elements[position...].compactMap(\.self) }

    mutating func removeAll() {
        elements = []
        position = 0
    }
}
