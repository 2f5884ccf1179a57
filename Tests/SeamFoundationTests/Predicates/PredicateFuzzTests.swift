import Foundation
import Testing

@testable import SeamFoundation

/// Formats that were damaged at random are read or refused, and what was read prints, reads and evaluates again.
@Suite struct PredicateFuzzTests {
    private static let formats = [
        "name == 'x' AND (age BETWEEN {1, $limit} OR NOT ANY tags.@count IN {nil, TRUE, 0x1F})",
        "SUBQUERY(items, $x, $x.price > 5.5e3 && $x.name LIKE[cd] \"a*\\u00e9\").@count > 0",
        "TERNARY(a <> b, sum({1, 2}), -c ** 2 / 3) =< FUNCTION(now(), 'timeIntervalSinceDate:', %@)",
        "CAST(SELF, 'NSDate') >= {1, {2}} UNION a[FIRST][0].#first MINUS %K.x || NONE a MATCHES '[a-z]+'",
        "bitwiseAnd:with:(6, 3) == 2 OR TRUEPREDICATE AND uppercase(a.b) !=[n] lowercase:(c)",
    ]
    private static let pieces = [
        "(", ")", "{", "}", "[", "]", "'", "\"", "\\", "%@", "%K", "%", "$", "$x", "#", "@", ".", ",", " AND ", " OR ",
        "NOT ", "!", "==", "=", "<", "ANY ", "SELF", " IN ", "-", "**", "/", "1", "0x", "1e9999", "é", "\u{0}",
        "SUBQUERY(",
        "TERNARY(", "nil", "((((((((", "{{{{{{{{", "- - - - ", "NOT NOT NOT ", "9999999999999999999999", "count:(",
        "a[",
    ]

    @Test(arguments: 0..<4)
    func damage(part: UInt64) {
        var random = SystemLike(seed: part &+ 17)
        var (read, refused) = (0, 0)
        for _ in 0..<Self.rounds {
            var scalars = Array(Self.formats[Int(random.next() % UInt64(Self.formats.count))].unicodeScalars)
            for _ in 0..<(1 + random.next() % 4) {
                let place = Int(random.next() % UInt64(scalars.count + 1))
                switch random.next() % 4 {
                case 0 where place < scalars.count: scalars.remove(at: place)
                case 1: scalars.removeSubrange(place..<min(scalars.count, place + Int(random.next() % 20)))
                case 2: scalars = Array(scalars[..<place])
                default:
                    let piece = Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
                    scalars.insert(contentsOf: piece.unicodeScalars, at: place)
                }
                if scalars.isEmpty { scalars = ["a"] }
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            guard let predicate = try? NSPredicate._parsed(String(text), ["key", 5, Date()]) else {
                refused += 1
                continue
            }
            read += 1
            let printed = "\(predicate)"
            if let again = try? NSPredicate._parsed(printed) { #expect("\(again)" == printed) }
            let object: [String: Any] = ["name": "x", "a": [1, "b"], "items": [["price": 1]], "c": 3, "age": 5]
            _ = try? PredicateStructure.evaluate(predicate, in: PredicateScope(object: object, variables: ["limit": 3]))
        }
        #expect(read > Self.rounds / 100)
        #expect(refused > Self.rounds / 2)
    }

    /// 100,000 in all when `SEAM_FUZZ` is set; some of them otherwise.
    private static let rounds = ProcessInfo.processInfo.environment["SEAM_FUZZ"] == nil ? 2_000 : 25_000

    @Test func depth() {
        for (open, close) in [("(", ")"), ("{", "}"), ("- ", ""), ("NOT ", ""), ("a[", "]"), ("abs(", ")"), ("! ", "")]
        {
            let text = String(repeating: open, count: 100_000) + "a == 1" + String(repeating: close, count: 100_000)
            #expect(throws: (any Error).self) { try NSPredicate._parsed(text) }
        }
        for sign in ["+", "*", "**", "UNION", ".x["] {
            let text = "a" + String(repeating: " \(sign) 1", count: 100_000) + " == 1"
            #expect(throws: (any Error).self) { try NSPredicate._parsed(text) }
        }
        let many = String(repeating: "a == 1 OR ", count: 20_000) + "b == 2"
        #expect(throws: Never.self) { try NSPredicate._parsed(many) }
    }
}

/// A generator that a seed determines.
private struct SystemLike {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 11
    }
}
