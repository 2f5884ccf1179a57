/// Shortest paths in a graph of the heap.
package struct HeapPaths {
    /// How a block was reached.
    package enum Parent: Equatable {
        case block(Int)
        /// From other memory, at the offset as an address.
        case global, stack, memory
        /// From an object that is known to be needed.
        case start
    }

    package struct Step {
        package var parent: Parent
        /// Of the reference in the parent.
        package var offset: UInt
    }

    private let graph: HeapGraph
    private var distance: [Int32]
    private var parents: [Int32]
    private var offsets: [UInt]
    private var queue: [[Int32]] = []
    /// Whether other references are left out.
    private var isExact = false

    private init(_ graph: HeapGraph) {
        self.graph = graph
        distance = [Int32](repeating: .max, count: graph.blocks.starts.count)
        parents = [Int32](repeating: -1, count: distance.count)
        offsets = [UInt](repeating: 0, count: distance.count)
    }

    /// Paths from needed objects, global variables and stacks. They end at `leaves`.
    package static func fromRoots(_ graph: HeapGraph, starts: [Int], leaves: Set<Int>) -> HeapPaths {
        var paths = HeapPaths(graph)
        for start in starts { paths.reach(start, by: -5, 0, 0) }
        graph.forEachRoot { root, address, target in
            switch root {
            case .global: paths.reach(target, by: -2, address, 20)
            case .stack: paths.reach(target, by: -3, address, 2000)
            case .memory: paths.reach(target, by: -4, address, 3000)
            }
        }
        paths.go(leaves)
        return paths
    }

    /// Paths from what a block keeps, over references that are known as such. The block itself has one if it keeps itself.
    package static func from(_ block: Int, in graph: HeapGraph) -> HeapPaths {
        var paths = HeapPaths(graph)
        paths.isExact = true
        graph.forEachEdge(of: block) { edge in
            if edge.isExact { paths.reach(edge.target, by: Int32(block), UInt(edge.offset), 2) }
        }
        paths.go([block])
        return paths
    }

    package func isReached(_ block: Int) -> Bool { distance[block] != .max }

    package func step(to block: Int) -> Step? {
        guard distance[block] != .max else { return nil }
        let parent: Parent =
            switch parents[block] {
            case -2: .global
            case -3: .stack
            case -4: .memory
            case -5: .start
            default: .block(Int(parents[block]))
            }
        return Step(parent: parent, offset: offsets[block])
    }

    private mutating func reach(_ block: Int, by parent: Int32, _ offset: UInt, _ distance: Int32) {
        guard distance < self.distance[block] else { return }
        self.distance[block] = distance
        parents[block] = parent
        offsets[block] = offset
        while queue.count <= Int(distance) { queue.append([]) }
        queue[Int(distance)].append(Int32(block))
    }

    private mutating func go(_ leaves: Set<Int>) {
        var level = 0
        while level < queue.count {
            var index = 0
            while index < queue[level].count {
                let block = queue[level][index]
                index += 1
                guard distance[Int(block)] == level, !leaves.contains(Int(block)) else { continue }
                var edges: [HeapGraph.Edge] = []
                graph.forEachEdge(of: Int(block)) { edges.append($0) }
                // What an object has in a place of unknown meaning is likelier a reference than a word of other memory.
                let guess: Int32 = graph.type(of: Int(block)) == nil ? 300 : 50
                for edge in edges where edge.isExact || !isExact {
                    reach(edge.target, by: block, UInt(edge.offset), Int32(level) + (edge.isExact ? 2 : guess))
                }
            }
            queue[level] = []
            level += 1
        }
    }
}
