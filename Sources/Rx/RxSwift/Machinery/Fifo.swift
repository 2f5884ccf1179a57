/// A queue in an array: what was taken is removed from the array when it is more than half of it.
package struct Fifo<Element> {
    private var elements: [Element?] = []
    private var position = 0

    package init() {}

    package var isEmpty: Bool { position == elements.count }

    package var count: Int { elements.count - position }

    package var first: Element? { position < elements.count ? elements[position] : nil }

    package mutating func append(_ element: Element) { elements.append(element) }

    package mutating func popFirst() -> Element? {
        guard position < elements.count else { return nil }
        let element = elements[position]
        elements[position] = nil
        position += 1
        if position == elements.count {
            elements.removeAll(keepingCapacity: position <= 64)
            position = 0
        } else if position >= 64, position * 2 > elements.count {
            elements.removeFirst(position)
            position = 0
        }
        return element
    }

    /// The elements, oldest first.
    package var contents: [Element] { elements[position...].compactMap { $0 } }

    package mutating func removeAll() {
        elements = []
        position = 0
    }
}
