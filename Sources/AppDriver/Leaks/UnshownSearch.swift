import RuntimeShims
import UIKit

/// Finds controllers of the app that never were on screen and that nothing needs: those that a test made.
///
/// Who made a controller is not known, and one that an app will show later looks the same. So a controller counts only if
/// nothing leads to it, or what does is a cycle, a closure, a subscription, a timer, a notification, a task, or a property
/// that should be weak; never if a property of something needed has it.
@MainActor
struct UnshownSearch {
    private let search: LeakSearch
    private let controllers: [Int]
    private let needed: [Int]

    private var graph: HeapGraph { search.graph }
    private var places: SourcePlaces { search.places }

    /// - Parameters:
    ///   - shown: Controllers that were on screen.
    ///   - needed: Objects that are there for good.
    init(_ graph: HeapGraph, _ places: SourcePlaces, shown: Set<UInt>, needed: [UInt]) {
        let controller = UInt(bitPattern: ObjectIdentifier(UIViewController.self))
        controllers = graph.blocks.starts.indices.filter { block in
            guard let type = graph.type(of: block), type.form == .class else { return false }
            return type.ancestry.contains(controller) && places.isApps(type.declaration)
                && !shown.contains(graph.blocks.starts[block])
        }
        self.needed = needed.compactMap { graph.blocks.block(startingAt: $0) }
        let suspects = controllers.map {
            LeakSearch.Suspect(address: graph.blocks.starts[$0], kind: .controller, screen: "")
        }
        search = LeakSearch(graph, places, suspects: suspects, needed: needed)
    }

    /// What was found, with the objects' addresses.
    func findings() -> [(address: UInt, finding: LeakFinding)] {
        guard !controllers.isEmpty else { return [] }
        let needed = neededBlocks()
        let paths = HeapPaths.fromRoots(graph, starts: self.needed, leaves: Set(controllers))
        var findings: [(address: UInt, finding: LeakFinding)] = []
        var explained: Set<Int> = []
        for block in controllers where !needed.contains(block) && !explained.contains(block) {
            let own = HeapPaths.from(block, in: graph)
            guard let (chain, isCycle) = leak(of: block, own, paths) else { continue }
            let suspect = LeakSearch.Suspect(
                address: graph.blocks.starts[block], kind: .controller, screen: "")
            var finding = search.finding(suspect, block, chain, own: own, isCycle: isCycle)
            finding.isKept = false
            // Controllers that it has stay with it.
            for other in controllers where own.isReached(other) { explained.insert(other) }
            findings.append((suspect.address, finding))
        }
        return findings
    }

    /// What keeps a controller that nothing needs; nil if something may need it.
    private func leak(
        of block: Int, _ own: HeapPaths, _ paths: HeapPaths
    ) -> (chain: LeakSearch.Chain, isCycle: Bool)? {
        if own.isReached(block), let cycle = search.chain(from: block, own) { return (cycle, true) }
        let outside = search.chain(to: block, paths)
        // What a stack or unknown memory seems to have may be an old word; so may what a library's memory has in a place
        // without a name, if that leads to a cycle which nothing else needs.
        let isSure = outside.map { $0.isExact || $0.links.last?.parent == .global } ?? false
        if let outside, isSure, isNamed(outside) {
            if isLeak(outside) { return (outside, false) }
            if outside.isExact { return nil }
        } else if let lost = search.lostChain(to: block) {
            return (lost, true)
        } else if let outside, isSure {
            if isLeak(outside) { return (outside, false) }
            if outside.isExact { return nil }
        }
        guard let chain = search.holderChain(to: block, paths) ?? search.taskChain(to: block), isLeak(chain) else {
            return nil
        }
        return (chain, false)
    }

    /// Whether a way begins at an object that is needed, or at a variable with a name.
    private func isNamed(_ chain: LeakSearch.Chain) -> Bool {
        guard let first = chain.links.last, first.holder == nil else { return true }
        return first.parent == .global && places.variable(at: first.offset) != nil
    }

    /// Whether a controller is at the end of something that should let go of it.
    private func isLeak(_ chain: LeakSearch.Chain) -> Bool {
        for link in chain.links {
            guard let holder = link.holder, let type = graph.type(of: holder) else { return false }
            // The author's closure beside what it captures is no old word.
            if search.function(link, holder)?.place != nil { return true }
            guard type.form == .task || search.isExact(holder, link.offset, link.target) else { return false }
            switch type.form {
            case .closure, .task: return true
            case .other: return false
            case .class:
                if LeakSearch.isContainer(type.name) || type.name.hasPrefix("UIKit.") { continue }
                guard places.isApps(type.declaration) else {
                    return ["Combine.", "RxSwift.", "RxCocoa.", "RxRelay.", "Foundation.Timer"]
                        .contains { type.name.hasPrefix($0) }
                }
                return LeakSearch.isBackReference(type.slot(at: Int(link.offset))?.name ?? "")
            }
        }
        return false
    }

    /// What needed objects have, not counting what closures have; and all that test cases have, which XCTest keeps.
    private func neededBlocks() -> Set<Int> {
        let tests = graph.blocks.starts.indices.filter { graph.type(of: $0)?.name.hasPrefix("XCTest.") == true }
        return reached(from: needed, throughClosures: false).union(reached(from: tests, throughClosures: true))
    }

    private func reached(from starts: [Int], throughClosures: Bool) -> Set<Int> {
        var seen = Set(starts)
        var queue = starts
        while let block = queue.popLast() {
            graph.forEachEdge(of: block) { edge in
                guard edge.isExact, seen.insert(edge.target).inserted else { return }
                switch graph.type(of: edge.target)?.form {
                case .closure, .task: if throughClosures { queue.append(edge.target) }
                default: queue.append(edge.target)
                }
            }
        }
        return seen
    }
}
