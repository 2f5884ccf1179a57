import Foundation

/// Makes random predicates about people.
struct PredicateMaker {
    var random: Randomness
    /// Whether values may be missing: then `NOT` and `!=`, where SQL knows a third answer, are left out.
    var hasNulls: Bool
    private(set) var arguments: [Any] = []
    private var variable = 0

    init(_ random: Randomness, hasNulls: Bool) {
        self.random = random
        self.hasNulls = hasNulls
    }

    mutating func predicate() -> (format: String, arguments: [Any]) {
        arguments = []
        variable = 0
        return (condition(depth: 0, ""), arguments)
    }

    private mutating func condition(depth: Int, _ prefix: String) -> String {
        let choice = random.next(depth > 2 ? 8 : 13)
        switch choice {
        case 8: return "(\(condition(depth: depth + 1, prefix)) AND \(condition(depth: depth + 1, prefix)))"
        case 9, 10: return "(\(condition(depth: depth + 1, prefix)) OR \(condition(depth: depth + 1, prefix)))"
        case 11:
            return hasNulls ? condition(depth: depth + 1, prefix) : "NOT (\(condition(depth: depth + 1, prefix)))"
        case 12 where prefix.isEmpty: return subquery(depth)
        case 7: return quantified(prefix)
        default: return comparison(prefix)
        }
    }

    private mutating func subquery(_ depth: Int) -> String {
        variable += 1
        let name = "$v\(variable)"
        let sign = random.element(["==", ">", "<="])
        switch random.next(4) {
        case 0:
            return "SUBQUERY(pets, \(name), \(petCondition(name + "."))).@count \(sign) \(random.next(3))"
        case 1:
            return
                "SUBQUERY(friends, \(name), \(condition(depth: depth + 2, name + "."))).@count \(sign) \(random.next(3))"
        case 2:
            return "ANY SUBQUERY(friends, \(name), \(comparison(name + "."))).age > \(random.next(8))"
        default:
            return "SUBQUERY(friends.pets, \(name), \(petCondition(name + "."))).@count > 0"
        }
    }

    private mutating func petCondition(_ prefix: String) -> String {
        random.next(2) == 0
            ? "\(prefix)weight \(sign()) \(random.next(6))" : "\(prefix)name \(textSign()) \(textValue())"
    }

    private mutating func quantified(_ prefix: String) -> String {
        let words = random.element(["ANY", "ALL", "NONE", "SOME"])
        switch random.next(6) {
        case 0: return "\(words) \(prefix)pets.weight \(sign()) \(random.next(6))"
        case 1: return "\(words) \(prefix)friends.name \(textSign()) \(textValue())"
        case 2: return "\(words) \(prefix)friends.pets.weight \(random.element(["<", ">="])) \(random.next(6))"
        case 3: return "\(words) \(prefix)friends.age IN {\(random.next(9)), \(random.next(9))}"
        case 4: return "\(words) \(prefix)friendOf.score BETWEEN {1, \(random.next(5))}"
        default: return "\(words) \(prefix)friends.isActive == \(random.element(["YES", "NO"]))"
        }
    }

    private mutating func sign() -> String {
        random.element(hasNulls ? ["==", "<", "<=", ">", ">="] : ["==", "!=", "<", "<=", ">", ">="])
    }

    private mutating func textSign() -> String {
        let sign = random.element(
            ["==", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "<", ">="] + (hasNulls ? [] : ["!="]))
        return sign + random.element(["", "", "[c]", "[cd]", "[d]", "[n]"])
    }

    private mutating func textValue() -> String {
        var text = random.element(Randomness.texts)
        if random.next(3) == 0 { text += random.element(["*", "?", "b", "\\"]) }
        arguments.append(text)
        return "%@"
    }

    private mutating func number(_ prefix: String) -> String {
        let paths = [
            "age", "score", "price", "city.size", "pets.@count", "friends.@count", "friends.@sum.age",
            "pets.@max.weight", "pets.@min.weight", "pets.@avg.weight", "name.length", "isActive",
        ]
        let path = prefix + random.element(paths)
        switch random.next(6) {
        case 0: return "\(path) + \(random.next(3))"
        case 1: return "(\(path) * 2)"
        case 2: return "abs(\(path) - 3)"
        case 3: return "TERNARY(\(prefix)age > 4, \(path), \(prefix)score)"
        default: return path
        }
    }

    private mutating func comparison(_ prefix: String) -> String {
        switch random.next(12) {
        case 0, 1: return "\(number(prefix)) \(sign()) \(random.next(8))"
        case 2: return "\(number(prefix)) \(random.element(["<", ">"])) \(number(prefix))"
        case 3, 4: return "\(prefix)\(random.element(["name", "nick", "city.name"])) \(textSign()) \(textValue())"
        case 5: return "\(prefix)name \(random.element(["<", "CONTAINS", "BEGINSWITH[cd]"])) \(prefix)nick"
        case 6:
            arguments.append(Date(timeIntervalSinceReferenceDate: Double(random.next(10) * 100)))
            return "\(prefix)born \(sign()) %@"
        case 7:
            let path = random.element(["name", "age", "born", "city", "uid", "city.name", "price"])
            return "\(prefix)\(path) \(random.element(["==", "!="])) nil"
        case 8:
            arguments.append(Randomness.uuids[random.next(4)])
            return "\(prefix)uid == %@"
        case 9:
            let count = random.element([0, 1, 3, 90])
            arguments.append((0..<count).map { _ in random.element(Randomness.texts) })
            return "\(prefix)name IN\(random.element(["", "[c]"])) %@"
        case 10: return "\(number(prefix)) BETWEEN {\(random.next(4)), \(random.next(6))}"
        default:
            let pattern = random.element(["[a-c]+", ".*", "a.?", "\\\\w*"])
            return "\(prefix)name MATCHES\(random.element(["", "[c]"])) '\(pattern)'"
        }
    }
}
