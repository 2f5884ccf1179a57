/// A queue in an array: what was taken is removed from the array when it is more than half of it.
@usableFromInline
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var position = 0

    @usableFromInline
    init() {}

    @usableFromInline
    var isEmpty: Bool { position == elements.count }

    @usableFromInline
    var count: Int { elements.count - position }

    @usableFromInline
    mutating func append(_ element: Element) { elements.append(element) }

    @usableFromInline
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

    mutating func removeAll() {
        elements = []
        position = 0
    }
}
