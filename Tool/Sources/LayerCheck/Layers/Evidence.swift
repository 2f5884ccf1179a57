/// A reason to count a type to a layer.
struct Evidence {
    var layer: Layer
    /// 100 settles it; less than 25 in all is too little.
    var weight: Int
    /// In the words of `--explain`: "is a UIViewController".
    var reason: String

    init(_ layer: Layer, _ weight: Int, _ reason: String) {
        self.layer = layer
        self.weight = weight
        self.reason = reason
    }

    static let least = 25
}

/// A type's layer, and why.
struct Classification {
    var layer: Layer
    var evidence: [Evidence]

    init(_ evidence: [Evidence]) {
        self.evidence = evidence.sorted { $0.weight > $1.weight }
        var sums: [Layer: Int] = [:]
        for piece in evidence { sums[piece.layer, default: 0] += piece.weight }
        // Of two layers with the same weight, the one that `Layer` names first.
        let best = Layer.allCases.max { sums[$0, default: 0] < sums[$1, default: 0] } ?? .other
        let first = Layer.allCases.first { sums[$0, default: 0] == sums[best, default: 0] } ?? best
        layer = sums[first, default: 0] >= Evidence.least ? first : .other
    }
}
