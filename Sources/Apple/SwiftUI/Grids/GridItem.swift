/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Equatable, Sendable {
    /// How long an item is across the grid.
    public enum Size: Equatable, Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// A share of the room, between two limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit in a share of the room, each between two limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: Size
    /// The distance to the next item, in points; nil for what is usual.
    public var spacing: CGFloat?
    /// How views stand in the item; nil for the grid's own, which is the center.
    public var alignment: Alignment?

    /// Creates an item of a grid.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// One of the tracks that items become when the room is known.
struct GridTrack: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// The tracks of `items` in so much room, and how long they are together.
    static func tracks(_ items: [GridItem], in room: CGFloat?) -> (tracks: [GridTrack], length: CGFloat) {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let length) = item.size { return sum + length }
            return sum
        }
        var remaining = room.map { max($0 - gaps - fixed, 0) }
        var count = items.count { if case .fixed = $0.size { false } else { true } }
        var tracks: [GridTrack] = []
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            var lengths: [CGFloat] = []
            let share = remaining.map { $0 / CGFloat(max(count, 1)) }
            switch item.size {
            case .fixed(let length): lengths = [length]
            case .flexible(let minimum, let maximum):
                lengths = [share.map { min(max($0, minimum), max(maximum, minimum)) } ?? minimum]
            case .adaptive(let minimum, let maximum):
                let gap = item.spacing ?? 8
                guard let share, share.isFinite else {
                    lengths = [minimum]
                    break
                }
                let number = max(((share + gap) / (max(minimum, 1) + gap)).rounded(.down), 1)
                let length = (share - (number - 1) * gap) / number
                lengths = Array(repeating: min(max(length, 0), max(maximum, minimum)), count: Int(number))
            }
            for (number, length) in lengths.enumerated() {
                tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
                position += length + (number < lengths.count - 1 ? item.spacing ?? 8 : 0)
            }
            if case .fixed = item.size {
            } else {
                count -= 1
                let taken = lengths.reduce(0, +) + CGFloat(lengths.count - 1) * (item.spacing ?? 8)
                remaining = remaining.map { max($0 - taken, 0) }
            }
            if index < items.count - 1 { position += item.spacing ?? 8 }
        }
        return (tracks, position)
    }
}
