import CoreGraphics

/// The name of a space, which may be another after an update.
final class SpaceName {
    var name: AnyHashable

    init(_ name: AnyHashable) { self.name = name }
}

/// The named spaces around a view, in its coordinates.
///
/// They are kept with what gives them their names: what is made anew in an update, before the layout that follows, asks for
/// a space by the name that it has now.
struct NamedSpaces: Equatable {
    private struct Entry: Equatable {
        let space: SpaceName
        var rect: CGRect

        static func == (a: Entry, b: Entry) -> Bool { a.space === b.space && a.rect == b.rect }
    }

    /// From the outermost to the innermost.
    private var entries: [Entry] = []

    /// The frame of the innermost space of a name.
    subscript(name: AnyHashable) -> CGRect? { entries.last { $0.space.name == name }?.rect }

    /// Adds a space within those that are there.
    mutating func add(_ space: SpaceName, _ rect: CGRect) { entries.append(Entry(space: space, rect: rect)) }

    /// The same spaces for a view at a point.
    func inside(_ point: CGPoint) -> NamedSpaces {
        var copy = self
        for index in entries.indices {
            copy.entries[index].rect = entries[index].rect.offsetBy(dx: -point.x, dy: -point.y)
        }
        return copy
    }
}
