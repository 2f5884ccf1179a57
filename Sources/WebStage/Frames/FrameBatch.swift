internal import CoreGraphics
internal import Foundation

/// A picture, and what pages that have another one need to show it.
struct FrameBatch: Sendable {
    let image: CGImage
    let grid: FrameGrid
    private let number: UInt32
    /// For each page the place of its difference: pages that show the same need the same.
    private let places: [Int]
    private let differences: [FrameDifference]

    /// Compares a picture with what each page has; nil for one that has nothing. From any thread.
    init(_ image: CGImage, _ bases: [FrameGrid?], number: UInt32) {
        self.image = image
        self.number = number
        let grid = FrameGrid(image)
        var known: [FrameGrid?] = []
        var places: [Int] = []
        for base in bases {
            if let place = known.firstIndex(of: base) {
                places.append(place)
            } else {
                places.append(known.count)
                known.append(base)
            }
        }
        self.grid = grid
        self.places = places
        differences = known.map { FrameDifference(from: $0, to: grid) }
    }

    /// Whether encoding is a matter of a millisecond: a letter, a switch, or a row.
    var isSmall: Bool { differences.reduce(0) { $0 + $1.changedSize } <= 48_000 }

    /// The message for each page; nil where nothing changed.
    func messages() -> [Data?] {
        let messages = differences.map { difference in
            difference.isEmpty ? nil : try? FrameMessage.make(image, difference, number: number)
        }
        return places.map { messages[$0] }
    }
}
