/// A first-in, first-out queue in an array.
///
/// Elements that were taken are removed from the array when they make up more than half of it, so taking costs a
/// constant time on average. The array of a queue that ran empty is kept for the next burst, unless it is very large.
@usableFromInline
package struct Fifo<Element> {
    @usableFromInline
    var elements: [Element?] = []
    @usableFromInline
    var position = 0

    /// Creates an empty queue, without allocating.
    @inlinable
    package init() {}

    @inlinable
    package var isEmpty: Bool { position == elements.count }

    @inlinable
    package var count: Int { elements.count - position }

    /// The oldest element, or nil if the queue is empty.
    @inlinable
    package var first: Element? { position < elements.count ? elements[position] : nil }

    @inlinable
    package mutating func append(_ element: Element) { elements.append(element) }

    /// Takes the oldest element, or returns nil if the queue is empty.
    @inlinable
    package mutating func popFirst() -> Element? {
        guard position < elements.count else { return nil }
        defer {
            elements[position] = nil
            position += 1
            if position == elements.count {
                elements.removeAll(keepingCapacity: elements.capacity <= 65_536)
                position = 0
            } else if position >= 64, position * 2 > elements.count {
                elements.removeFirst(position)
                position = 0
            }
        }
        return elements[position]
    }

    /// The elements, the oldest first.
    @inlinable
    package var contents: [Element] { elements[position...].compactMap { $0 } }

    /// Removes all elements and releases the array.
    @inlinable
    package mutating func removeAll() {
        elements = []
        position = 0
    }
}
