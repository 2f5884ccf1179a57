import Foundation
import Synchronization

/// Counts the objects that live.
final class Population: Sendable {
    private let count = Atomic<Int>(0)
    func add(_ number: Int) { count.wrappingAdd(number, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}

/// A value that is counted while it lives.
final class Counted: Comparable, Hashable, Sendable {
    let number: Int
    private let population: Population

    init(_ number: Int, _ population: Population) {
        self.number = number
        self.population = population
        population.add(1)
    }

    deinit { population.add(-1) }

    static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.number == rhs.number }
    static func < (lhs: Counted, rhs: Counted) -> Bool { lhs.number < rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A value behind a lock.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
