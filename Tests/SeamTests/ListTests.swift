import Foundation
import Seam
import Testing

@Suite struct ListTests {
    struct Item: Identifiable, Equatable {
        var id: Int
        var text = ""
    }

    /// What a table does with a batch.
    private func applied(_ changes: ListChanges, to old: [Int], _ new: [Int]) -> [Int?] {
        var result: [Int?] = Array(repeating: nil, count: new.count)
        var stays = old.map(Optional.some)
        for index in changes.removals { stays[index] = nil }
        for index in changes.insertions { result[index] = new[index] }
        for move in changes.moves {
            result[move.to] = stays[move.from]
            stays[move.from] = nil
        }
        var rest = stays.compactMap { $0 }[...]
        let taken = Set(changes.insertions + changes.moves.map(\.to))
        for index in new.indices where !taken.contains(index) { result[index] = rest.popFirst() }
        return result
    }

    @Test func leadsFromAnyListToAnyOther() {
        var generator = SplitMix(state: 7)
        for _ in 0..<2000 {
            let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Int.random(in: 0...9, using: &generator)
            }
            let changes = ListChanges(from: old, to: new, identity: { $0 }, isSame: ==)
            #expect(applied(changes, to: old, new) == new.map(Optional.some), "\(old) to \(new)")
        }
    }

    @Test func movesAsFewAsCanBe() {
        let changes = ListChanges(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4], identity: { $0 }, isSame: ==)
        #expect(changes.moves == [.init(from: 4, to: 0)])
        #expect(changes.removals.isEmpty && changes.insertions.isEmpty)
    }

    @Test func tellsWhichContentsChanged() {
        let changes = ListChanges(
            from: [Item(id: 1, text: "a"), Item(id: 2, text: "b")],
            to: [Item(id: 2, text: "b"), Item(id: 3), Item(id: 1, text: "c")])
        #expect(changes.updates == [2])
        #expect(changes.insertions == [1])
        #expect(!changes.keepsOrder)
        #expect(ListChanges(from: [Item(id: 1)], to: [Item(id: 1, text: "x")]).keepsOrder)
    }

    struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}

@MainActor @Suite struct PagerTests {
    struct Failure: Error {}

    @Test func loadsPageByPage() async {
        let pager = Pager<Int, Int> { start in
            let start = start ?? 0
            return .init(Array(start..<start + 3), next: start < 6 ? start + 3 : nil)
        }
        await pager.loadNext()?.value
        #expect(pager.items.value == [0, 1, 2])
        pager.loadNext(ifNear: 0, distance: 1)
        #expect(pager.items.value.count == 3)
        pager.loadNext(ifNear: 2)
        // A page is on its way.
        #expect(pager.loadNext() == nil)
        while pager.items.value.count < 6 { await Task.yield() }
        await pager.loadNext()?.value
        #expect(pager.items.value == Array(0..<9))
        #expect(!pager.hasMore.value)
        #expect(pager.loadNext() == nil)
    }

    @Test func triesAPageAgainAndReloads() async {
        var fails = false
        var calls: [Int?] = []
        let pager = Pager<Int, Int> { start in
            calls.append(start)
            if fails { throw Failure() }
            return .init([start ?? 0], next: (start ?? 0) + 1)
        }
        await pager.loadNext()?.value
        fails = true
        await pager.loadNext()?.value
        #expect(pager.error.value is Failure)
        #expect(!pager.isLoading.value)
        fails = false
        await pager.loadNext()?.value
        #expect(pager.error.value == nil)
        #expect(pager.items.value == [0, 1])
        await pager.reload().value
        #expect(pager.items.value == [0])
        #expect(calls == [nil, 1, 1, nil])
    }

    @Test func reloadingGivesUpAPageThatIsOnItsWay() async {
        var gates: [CheckedContinuation<Int, Never>] = []
        let pager = Pager<Int, Int> { _ in
            .init([await withCheckedContinuation { gates.append($0) }], next: 1)
        }
        let first = pager.loadNext()
        while gates.isEmpty { await Task.yield() }
        let second = pager.reload()
        while gates.count < 2 { await Task.yield() }
        gates[0].resume(returning: 1)
        await first?.value
        #expect(pager.items.value.isEmpty)
        gates[1].resume(returning: 2)
        await second.value
        #expect(pager.items.value == [2])
    }
}
