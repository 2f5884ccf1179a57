import Foundation
import RuntimeShims
import UIKit

/// Finds what keeps objects that should be gone, in a graph of the heap.
@MainActor
struct LeakSearch {
    /// An object that should be gone.
    struct Suspect {
        var address: UInt
        var kind: LeakFinding.Kind
        /// The class of the controller that it is, or that had it.
        var screen: String
    }

    let graph: HeapGraph
    let places: SourcePlaces
    private let suspects: [(suspect: Suspect, block: Int)]
    private let starts: [Int]

    /// - Parameters:
    ///   - needed: Objects that are there for good: windows, controllers on screen, the app's delegate.
    init(_ graph: HeapGraph, _ places: SourcePlaces, suspects: [Suspect], needed: [UInt]) {
        self.graph = graph
        self.places = places
        self.suspects = suspects.compactMap { suspect in
            graph.blocks.block(startingAt: suspect.address).map { (suspect, $0) }
        }
        starts = needed.compactMap { graph.blocks.block(startingAt: $0) }
    }

    /// What was found, with the objects' addresses.
    func findings() -> [(address: UInt, finding: LeakFinding)] {
        guard !suspects.isEmpty else { return [] }
        let leaves = Set(suspects.map(\.block))
        let paths = HeapPaths.fromRoots(graph, starts: starts, leaves: leaves)
        var findings: [(address: UInt, finding: LeakFinding)] = []
        var explained: Set<Int> = []
        // Controllers first: what they have stays with them.
        let ordered = suspects.sorted {
            ($0.suspect.kind == .controller ? 0 : 1, $0.suspect.screen)
                < ($1.suspect.kind == .controller ? 0 : 1, $1.suspect.screen)
        }
        for (suspect, block) in ordered where !explained.contains(block) {
            guard graph.type(of: block) != nil else { continue }
            let own = HeapPaths.from(block, in: graph)
            let outside = chain(to: block, paths)
            let cycle = own.isReached(block) ? chain(from: block, own) : nil
            var finding: LeakFinding?
            // What is known for certain comes first, and what says nothing comes last.
            let chains: [() -> (chain: Chain?, isCycle: Bool)] = [
                { (outside?.isExact == true ? outside : nil, false) }, { (cycle, true) },
                { (holderChain(to: block, paths), false) }, { (taskChain(to: block), false) }, { (outside, false) },
            ]
            for make in chains {
                let (chain, isCycle) = make()
                guard let chain else { continue }
                let next = self.finding(suspect, block, chain, own: own, isCycle: isCycle)
                if finding == nil || !next.path.isEmpty { finding = next }
                if !next.path.isEmpty { break }
            }
            guard let finding else { continue }
            if hasEndedTimer(outside, cycle) { continue }
            for other in suspects where other.block != block && own.isReached(other.block) {
                // What is in the same cycle is told of once.
                explained.insert(other.block)
            }
            if suspect.kind == .object, finding.isKept { continue }
            if !isAboutApp(finding, block) { continue }
            findings.append((suspect.address, finding))
        }
        return findings
    }

    /// Whether it is kept by nothing but a timer that was invalidated, which on Apple's platforms keeps nothing.
    func hasEndedTimer(_ chains: Chain?...) -> Bool {
        chains.compactMap(\.self).contains { chain in
            chain.isExact
                && chain.links.contains { link in
                    guard let holder = link.holder, let type = graph.type(of: holder), type.name == "Foundation.Timer",
                        let pointer = UnsafeRawPointer(bitPattern: graph.blocks.starts[holder])
                    else { return false }
                    return !Unmanaged<Timer>.fromOpaque(pointer).takeUnretainedValue().isValid
                }
        }
    }

    /// Whether the app has a part in it: its class, or a class or closure on the way.
    func isAboutApp(_ finding: LeakFinding, _ block: Int) -> Bool {
        guard let type = graph.type(of: block) else { return false }
        return places.isApps(type.declaration) || finding.path.contains { $0.place != nil }
    }

    // MARK: Chains

    struct Link {
        /// nil for a root.
        var holder: Int?
        var parent: HeapPaths.Parent
        var offset: UInt
        var target: Int
    }

    struct Chain {
        /// From the object outwards.
        var links: [Link]
        var isExact: Bool
    }

    /// The way from a root to a block.
    func chain(to block: Int, _ paths: HeapPaths) -> Chain? {
        var links: [Link] = []
        var target = block
        var isExact = true
        while let step = paths.step(to: target), links.count < 500 {
            guard case .block(let holder) = step.parent else {
                if step.parent != .start {
                    links.append(Link(holder: nil, parent: step.parent, offset: step.offset, target: target))
                    // A word that nobody named may be what somebody left there.
                    let isNamed = step.parent == .global && (target != block || places.variable(at: step.offset) != nil)
                    if !isNamed { isExact = false }
                }
                return Chain(links: links, isExact: isExact)
            }
            if !self.isExact(holder, step.offset, target) { isExact = false }
            links.append(Link(holder: holder, parent: step.parent, offset: step.offset, target: target))
            target = holder
        }
        return nil
    }

    /// The way from a block back to itself.
    func chain(from block: Int, _ paths: HeapPaths) -> Chain? {
        var links: [Link] = []
        var target = block
        var isExact = true
        repeat {
            guard let step = paths.step(to: target), case .block(let holder) = step.parent, links.count < 500 else {
                return nil
            }
            if !self.isExact(holder, step.offset, target) { isExact = false }
            links.append(Link(holder: holder, parent: step.parent, offset: step.offset, target: target))
            target = holder
        } while target != block
        return Chain(links: links, isExact: isExact)
    }

    /// The way along references that are known as such, as far out as there are any.
    func holderChain(to block: Int, _ paths: HeapPaths) -> Chain? {
        var links: [Int: Link] = [:]
        var level = [block]
        var farthest: Int?
        for _ in 0..<30 where !level.isEmpty {
            let targets = Set(level)
            level = []
            for (target, holder, edge) in graph.holders(of: targets) where edge.isExact {
                guard links[holder] == nil, holder != block else { continue }
                links[holder] = Link(
                    holder: holder, parent: .block(holder), offset: UInt(edge.offset), target: target)
                level.append(holder)
            }
            // What nothing leads to may be memory that was given back.
            farthest = level.first { paths.isReached($0) } ?? farthest
        }
        guard let farthest else { return nil }
        var holder = farthest
        var chain: [Link] = []
        while let link = links[holder] {
            chain.append(link)
            holder = link.target
        }
        let rest = self.chain(to: farthest, paths)?.links ?? []
        // Objects all the way, and no other memory.
        let isKnown = rest.allSatisfy { $0.holder.map { graph.type(of: $0) != nil } ?? ($0.parent == .global) }
        return Chain(links: chain.reversed() + (isKnown ? rest : []), isExact: false)
    }

    /// The way to a cycle that nothing else leads to, and round it.
    func lostChain(to block: Int) -> Chain? {
        var links: [Int: Link] = [:]
        var level = [block]
        for _ in 0..<10 where !level.isEmpty {
            let targets = Set(level)
            level = []
            for (target, holder, edge) in graph.holders(of: targets) where edge.isExact {
                guard links[holder] == nil, holder != block else { continue }
                links[holder] = Link(holder: holder, parent: .block(holder), offset: UInt(edge.offset), target: target)
                level.append(holder)
                let own = HeapPaths.from(holder, in: graph)
                guard own.isReached(holder), let cycle = chain(from: holder, own) else { continue }
                var way: [Link] = []
                var current = holder
                while let link = links[current] {
                    way.append(link)
                    current = link.target
                }
                return Chain(links: way.reversed() + cycle.links, isExact: true)
            }
        }
        return nil
    }

    /// The way from a task whose functions have a block.
    func taskChain(to block: Int) -> Chain? {
        for task in graph.blocks.starts.indices where graph.type(of: task)?.form == .task {
            var links: [Int: Link] = [:]
            var level = [task]
            for _ in 0..<3 where links[block] == nil {
                var next: [Int] = []
                for holder in level {
                    graph.forEachEdge(of: holder) { edge in
                        guard links[edge.target] == nil, edge.target != task else { return }
                        links[edge.target] = Link(
                            holder: holder, parent: .block(holder), offset: UInt(edge.offset), target: edge.target)
                        let type = graph.type(of: edge.target)
                        if type == nil || type?.form == .closure { next.append(edge.target) }
                    }
                }
                level = next
            }
            guard links[block] != nil else { continue }
            var chain: [Link] = []
            var target = block
            while let link = links[target], let holder = link.holder {
                chain.append(link)
                target = holder
            }
            return Chain(links: chain, isExact: false)
        }
        return nil
    }

    func isExact(_ holder: Int, _ offset: UInt, _ target: Int) -> Bool {
        var isExact = false
        graph.forEachEdge(of: holder) { edge in
            if edge.target == target, UInt(edge.offset) == offset, edge.isExact { isExact = true }
        }
        return isExact
    }

    // MARK: Names

    func finding(
        _ suspect: Suspect, _ block: Int, _ chain: Chain, own: HeapPaths, isCycle: Bool
    ) -> LeakFinding {
        let name = Self.brief(graph.type(of: block)?.name ?? "")
        return LeakFinding(
            kind: suspect.kind, name: name, place: places.place(ofClass: name), screen: suspect.screen,
            path: steps(chain), isCycle: isCycle, isKept: !isCycle && isMeant(chain, own: own))
    }

    /// Whether something that is needed has the object in a property of its own.
    ///
    /// A closure, a subscription, a timer or a task that still has it is a leak; so is a delegate that is kept.
    private func isMeant(_ chain: Chain, own: HeapPaths) -> Bool {
        for (index, link) in chain.links.enumerated() {
            guard let holder = link.holder else { return link.parent == .global }
            guard let type = graph.type(of: holder), function(link, holder) == nil else { return false }
            switch type.form {
            case .closure, .task, .other: return false
            case .class:
                if Self.isContainer(type.name) { continue }
                guard places.isApps(type.declaration) else {
                    // A controller of the system's that has it still.
                    return isNeeded(holder)
                }
                if Self.isBackReference(type.slot(at: Int(link.offset))?.name ?? "") { return false }
                // Its own view model is no reason for a screen to stay: what has that?
                let isOwn = own.isReached(holder) && !isNeeded(holder)
                if !isOwn || index == chain.links.count - 1 { return true }
            }
        }
        // The last one is needed.
        return true
    }

    /// Whether a property should be weak.
    static func isBackReference(_ property: String) -> Bool {
        ["delegate", "datasource", "observer", "observers", "listener", "listeners"]
            .contains(where: property.lowercased().hasSuffix)
    }

    private func isNeeded(_ block: Int) -> Bool { starts.contains(block) }

    static func isContainer(_ name: String) -> Bool {
        ["Swift._ContiguousArrayStorage<", "Swift._DictionaryStorage<", "Swift._SetStorage<"]
            .contains { name.hasPrefix($0) }
    }

    private func steps(_ chain: Chain) -> [LeakFinding.Step] {
        var steps: [LeakFinding.Step] = []
        /// Classes of the system's since the last step.
        var system: [String] = []
        func endSystem() {
            if let step = Self.step(ofSystem: system), steps.last?.text != step.text { steps.append(step) }
            system = []
        }
        for link in chain.links {
            guard let holder = link.holder else {
                if link.parent == .global, let name = places.variable(at: link.offset),
                    let variable = Self.variable(name)
                {
                    endSystem()
                    steps.append(LeakFinding.Step(text: variable, place: nil))
                } else if link.parent == .stack {
                    endSystem()
                    steps.append(LeakFinding.Step(text: "a function that is running", place: nil))
                }
                continue
            }
            if let step = closure(link, holder) {
                endSystem()
                if steps.last != step { steps.append(step) }
            }
            guard let type = graph.type(of: holder) else {
                system.append("memory")
                continue
            }
            switch type.form {
            // It is named where it is referred to.
            case .closure: break
            case .task:
                endSystem()
                let step = task(holder)
                if steps.last?.text.hasPrefix("Task") != true { steps.append(step) }
            case .other: system.append(type.name)
            case .class:
                if Self.isContainer(type.name) { continue }
                if places.isApps(type.declaration) {
                    endSystem()
                    let property = type.slot(at: Int(link.offset))?.name ?? ""
                    let name = Self.brief(type.name)
                    steps.append(
                        LeakFinding.Step(
                            text: property.isEmpty ? name : "\(name).\(Self.plain(property))",
                            place: places.place(ofClass: name)))
                } else {
                    system.append(type.name)
                }
            }
        }
        endSystem()
        return steps
    }

    /// The author's closure that a link refers to: its function is in the word before what it captures.
    ///
    /// A closure that captures one object alone has that itself in place of a context.
    private func closure(_ link: Link, _ holder: Int) -> LeakFinding.Step? {
        guard let place = function(link, holder)?.place else { return nil }
        return LeakFinding.Step(text: "closure at \(place.brief)", place: place)
    }

    func function(_ link: Link, _ holder: Int) -> SourcePlaces.Function? {
        // A task's memory has functions and objects of all kinds.
        guard graph.type(of: holder) != nil, graph.type(of: holder)?.form != .task,
            let address = graph.word(in: holder, at: Int(link.offset) - 8)
        else { return nil }
        return places.function(at: address)
    }

    /// A task, and the author's function that it is in.
    private func task(_ block: Int) -> LeakFinding.Step {
        var place: SourcePlace?
        func look(_ block: Int) {
            for offset in stride(from: 16, to: min(Int(graph.blocks.sizes[block]), 4096) - 7, by: 8) where place == nil
            {
                guard let word = graph.word(in: block, at: offset), places.isApps(word) else { continue }
                place = places.function(at: word)?.place
            }
        }
        look(block)
        if place == nil {
            graph.forEachEdge(of: block) { edge in
                if graph.type(of: edge.target) == nil { look(edge.target) }
            }
        }
        return LeakFinding.Step(text: place.map { "Task at \($0.brief)" } ?? "Task", place: place)
    }

    /// A global variable of the app's.
    private static func variable(_ demangled: String) -> String? {
        var name = Substring(demangled)
        if name.hasPrefix("static ") { name = name.dropFirst(7) }
        // `App.Service.shared : App.Service`
        if let colon = name.range(of: " : ") { name = name[..<colon.lowerBound] }
        let parts = name.split(separator: ".")
        guard parts.count > 1, !name.contains(" "), !name.contains("(") else { return nil }
        return parts.dropFirst().joined(separator: ".")
    }

    private static func step(ofSystem names: [String]) -> LeakFinding.Step? {
        let named = names.filter { $0 != "memory" }
        guard let first = named.first else { return nil }
        func module(_ name: String) -> Substring { name.prefix { $0 != "." } }
        if named.contains(where: { module($0) == "Combine" }) {
            return LeakFinding.Step(text: "Combine subscription", place: nil)
        }
        if named.contains(where: { ["RxSwift", "RxCocoa", "RxRelay"].contains(module($0)) }) {
            return LeakFinding.Step(text: "Rx subscription", place: nil)
        }
        if named.contains(where: { brief($0).contains("KeyValue") }) {
            return LeakFinding.Step(text: "key-value observing", place: nil)
        }
        for known in ["Timer", "NotificationCenter", "DispatchSource", "URLSession"] {
            if named.contains(where: { brief($0).contains(known) }) {
                return LeakFinding.Step(text: known, place: nil)
            }
        }
        return LeakFinding.Step(text: brief(first), place: nil)
    }

    /// A class's name without its module and generic arguments.
    private static func brief(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        let parts = plain.split(separator: ".")
        // `(unknown context at $…)` of a private class
        let own = parts.dropFirst().filter { !$0.hasPrefix("(") }
        return own.isEmpty ? String(plain) : own.joined(separator: ".")
    }

    /// A property as its author wrote it.
    private static func plain(_ property: String) -> String {
        if property.hasPrefix("$__lazy_storage_$_") { return String(property.dropFirst(18)) }
        return property.hasPrefix("_") ? String(property.dropFirst()) : property
    }
}
