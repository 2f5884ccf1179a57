import Documents

/// How like elements are to one that was asked for and is not there.
@MainActor
struct ElementLikeness {
    private static let count = 5
    /// Of longer texts only the beginning is compared.
    private static let length = 80

    let selector: FlowSelector

    /// The elements that were likely meant, the likest first.
    func nearest(among elements: [ScreenElement]) -> [ScreenElement] {
        let ranked = elements.enumerated().map { (distance: distance(to: $0.element), offset: $0.offset) }
            .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
        return ranked.prefix(Self.count).map { elements[$0.offset] }
    }

    /// From 0 for all alike to 1 for nothing in common, and more for another role.
    private func distance(to element: ScreenElement) -> Double {
        var distances: [Double] = []
        if let text = selector.text {
            distances.append(element.texts.map { Self.distance(text.source, $0) }.min() ?? 1)
        }
        if let id = selector.id { distances.append(element.identifier.map { Self.distance(id.source, $0) } ?? 1) }
        let sum = distances.reduce(0, +)
        let likeness = distances.isEmpty ? 1 : sum / Double(distances.count)
        let isOtherRole = selector.role.map { $0.lowercased() != element.role.lowercased() } ?? false
        return likeness + (isOtherRole ? 0.3 : 0)
    }

    /// The share of characters that have to be typed anew; words in the other text count as found.
    static func distance(_ one: String, _ other: String) -> Double {
        let (a, b) = (Array(one.lowercased().prefix(length)), Array(other.lowercased().prefix(length)))
        guard !a.isEmpty, !b.isEmpty else { return 1 }
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
                (diagonal, row[j + 1]) = (row[j + 1], next)
            }
        }
        let share = Double(row[b.count]) / Double(max(a.count, b.count))
        let isPart = one.count > 1 && (String(b).contains(String(a)) || (b.count > 1 && String(a).contains(String(b))))
        return isPart ? min(share, 0.25) : share
    }
}
