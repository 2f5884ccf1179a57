import Foundation

/// The declarations of modules, each read when it is first asked for.
public final class Surfaces {
    public let reader: SurfaceReader
    private var known: [String: Surface] = [:]

    /// - Parameter root: The repository's root.
    public init(root: URL) { reader = SurfaceReader(root: root) }

    public func module(_ name: String) throws(GenerationError) -> Surface {
        if let surface = known[name] { return surface }
        let surface = try reader.read(name)
        known[name] = surface
        return surface
    }

    public func modules(_ names: [String]) throws(GenerationError) -> [Surface] {
        var surfaces: [Surface] = []
        for name in names { surfaces.append(try module(name)) }
        return surfaces
    }

    /// The modules in a folder of modules: `Sources/Apple`.
    public func modules(in group: String) throws(GenerationError) -> [Surface] {
        try modules(reader.modules(in: group))
    }
}
