import Foundation
import ObjectiveC

/// The functions of the language of predicates, by their names in Objective-C.
package enum PredicateFunctions {
    /// The name in Objective-C of a function as a format writes it: `sum`, `sum:` and `SUM` are one. Nil for none.
    package static func name(_ text: String) -> String? {
        let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
        if table[name] != nil { return name }
        if table[name + ":"] != nil { return name + ":" }
        return names[name.lowercased()]
    }

    private static let names: [String: String] = {
        var names = ["avg": "average:", "cast": "castObject:toType:", "mod": "modulus:by:", "ceil": "ceiling:"]
        for name in table.keys {
            names[name.lowercased()] = name
            if name.hasSuffix(":") { names[String(name.dropLast()).lowercased()] = name }
        }
        return names
    }()

    /// The result of a function. Nothing among numbers gives nothing.
    package static func call(_ name: String, _ arguments: [Any?]) throws -> Any? {
        guard let function = table[name] ?? Self.name(name).flatMap({ table[$0] }) else {
            throw PredicateProblem("Unknown or unsupported function: \(name)")
        }
        guard arguments.count >= function.count else {
            throw PredicateProblem("\(name) takes \(function.count) arguments, and was given \(arguments.count)")
        }
        return try function.call(arguments)
    }

    /// The answer of an object to a message.
    static func message(_ name: String, to object: Any?, _ arguments: [Any?]) throws -> Any? {
        switch (name, object) {
        case ("valueForKeyPath:", _), ("valueForKey:", _):
            return try PredicateKeys.value(of: object, PredicateValue.string(arguments.first ?? nil) ?? "")
        case (_, nil): return nil
        case ("dateByAddingTimeInterval:", let date as Date):
            return PredicateValue.number(arguments.first ?? nil).map { date.addingTimeInterval($0.double) }
        case ("timeIntervalSinceDate:", let date as Date):
            return (arguments.first as? Date).map { date.timeIntervalSince($0) }
        case (_, let object as NSObject) where object.responds(to: Selector(name)):
            let result = object.perform(
                Selector(name), with: arguments.first ?? nil, with: arguments.dropFirst().first ?? nil)
            return PredicateValue.unwrapped(result?.takeUnretainedValue())
        default:
            if arguments.isEmpty { return try object.flatMap { try PredicateKeys.value($0, forKey: name) } }
            if let known = Self.name(name) { return try call(known, [object] + arguments) }
            throw PredicateProblem("-[\(type(of: object!)) \(name)]: unrecognized selector sent to instance")
        }
    }

    private struct Function: Sendable {
        var count: Int
        var call: @Sendable ([Any?]) throws -> Any?
    }

    // MARK: The table

    private static let table: [String: Function] = {
        var table: [String: Function] = [:]
        func add(_ name: String, _ call: @escaping @Sendable ([Any?]) throws -> Any?) {
            table[name] = Function(count: name.count { $0 == ":" }, call: call)
        }
        func real(_ name: String, _ call: @escaping @Sendable (Double) -> Double) {
            add(name) { PredicateValue.number($0[0]).map { call($0.double) } }
        }
        func bits(_ name: String, _ call: @escaping @Sendable (Int64, Int64) -> Int64) {
            add(name) { arguments in
                guard let a = whole(arguments[0]), let b = whole(arguments[1]) else { return nil }
                return Int(call(a, b))
            }
        }
        add("count:") { arguments in
            guard let value = arguments[0] else { return 0 }
            guard let elements = PredicateValue.elements(value) else { throw noCollection("count:", value) }
            return elements.count
        }
        add("sum:") { arguments in
            try numbers("sum:", arguments).reduce(.integer(0)) { PredicateArithmetic.add($0, $1) }.any
        }
        add("average:") { arguments in
            let numbers = try numbers("average:", arguments)
            return numbers.isEmpty ? nil : numbers.reduce(0) { $0 + $1.double } / Double(numbers.count)
        }
        add("min:") { try extreme("min:", $0, .orderedAscending) }
        add("max:") { try extreme("max:", $0, .orderedDescending) }
        add("median:") { arguments in
            let sorted = try numbers("median:", arguments).map(\.double).sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }
        add("mode:") { arguments in
            var counts: [Double: Int] = [:]
            for number in try numbers("mode:", arguments) { counts[number.double, default: 0] += 1 }
            let most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted() as [Any]
        }
        add("stddev:") { arguments in
            let values = try numbers("stddev:", arguments).map(\.double)
            guard !values.isEmpty else { return nil }
            let mean = values.reduce(0, +) / Double(values.count)
            return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
        }
        add("distinct:") { arguments in
            try PredicateKeys.value(of: arguments[0], "@distinctUnionOfObjects.self")
        }
        for sign in PredicateArithmetic.signs {
            add(sign.name) { PredicateArithmetic.result(sign.sign, $0[0], $0[1]) }
        }
        add("modulus:by:") { PredicateArithmetic.result("%", $0[0], $0[1]) }
        real("sqrt:") { $0.squareRoot() }
        real("log:") { log10($0) }
        real("ln:") { log($0) }
        real("exp:") { exp($0) }
        real("floor:") { $0.rounded(.down) }
        real("ceiling:") { $0.rounded(.up) }
        real("trunc:") { $0.rounded(.towardZero) }
        add("abs:") { arguments in
            switch PredicateValue.number(arguments[0]) {
            case .integer(let value)?: value == .min ? -Double(value) : Int(abs(value))
            case .real(let value)?: abs(value)
            case .decimal(let value)?: abs(value)
            case nil: nil
            }
        }
        add("random") { _ in Double.random(in: 0..<1) }
        add("random:") { arguments in
            PredicateValue.elements(arguments[0])?.randomElement()
                ?? PredicateValue.number(arguments[0]).map { Double.random(in: 0..<1) * $0.double }
        }
        add("now") { _ in Date() }
        bits("bitwiseAnd:with:") { $0 & $1 }
        bits("bitwiseOr:with:") { $0 | $1 }
        bits("bitwiseXor:with:") { $0 ^ $1 }
        bits("leftshift:by:") { $0 << $1 }
        bits("rightshift:by:") { $0 >> $1 }
        add("onesComplement:") { whole($0[0]).map { Int(~$0) } }
        add("uppercase:") { PredicateValue.string($0[0])?.uppercased() }
        add("lowercase:") { PredicateValue.string($0[0])?.lowercased() }
        add("canonical:") { arguments in
            PredicateValue.string(arguments[0]).map {
                TextComparison.folded($0, [.caseInsensitive, .diacriticInsensitive])
            }
        }
        add("length:") { arguments in
            PredicateValue.string(arguments[0])?.utf16.count ?? (arguments[0] as? Data)?.count
        }
        add("noindex:") { $0[0] }
        add("castObject:toType:") { try cast($0[0], to: PredicateValue.string($0[1]) ?? "") }
        add("objectFrom:withIndex:") { try element(of: $0[0], at: $0[1]) }
        return table
    }()

    private static func whole(_ value: Any?) -> Int64? {
        switch PredicateValue.number(value) {
        case .integer(let value)?: value
        case let number?: Int64(exactly: number.double.rounded(.towardZero))
        case nil: nil
        }
    }

    private static func noCollection(_ name: String, _ value: Any) -> PredicateProblem {
        PredicateProblem("Bad argument for function \(name): \(type(of: value)) is no collection")
    }

    /// The numbers among the elements of a collection, or among several arguments.
    private static func numbers(_ name: String, _ arguments: [Any?]) throws -> [PredicateValue.Number] {
        try values(name, arguments).compactMap { PredicateValue.number($0) }
    }

    private static func values(_ name: String, _ arguments: [Any?]) throws -> [Any?] {
        guard arguments.count == 1 else { return arguments }
        guard let value = arguments[0] else { return [] }
        if let elements = PredicateValue.elements(value) {
            return elements.flatMap { PredicateValue.elements($0) ?? [$0] }
        }
        guard PredicateValue.number(value) != nil else { throw noCollection(name, value) }
        return [value]
    }

    private static func extreme(_ name: String, _ arguments: [Any?], _ order: ComparisonResult) throws -> Any? {
        try values(name, arguments).reduce(nil) { best, value in
            guard let value else { return best }
            return best == nil || PredicateValue.order(value, best) == order ? value : best
        }
    }

    private static func cast(_ value: Any?, to type: String) throws -> Any? {
        guard let value else { return nil }
        switch type {
        case "NSString", "String": return PredicateValue.string(value) ?? text(value)
        case "NSNumber", "Double", "Int":
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            if PredicateValue.number(value) != nil { return value }
            return PredicateValue.string(value).flatMap { Int($0) ?? Double($0) as Any? }
        case "NSDecimalNumber", "Decimal":
            if let number = PredicateValue.number(value) {
                if case .decimal = number { return value }
                return Decimal(number.double)
            }
            return PredicateValue.string(value).flatMap { Decimal(string: $0) }
        case "NSDate", "Date":
            if value is Date { return value }
            return PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0.double) }
        case "NSUUID", "UUID": return value as? UUID ?? PredicateValue.string(value).flatMap(UUID.init)
        case "NSURL", "URL": return value as? URL ?? PredicateValue.string(value).flatMap(URL.init)
        default: throw PredicateProblem("Don't know how to cast \(Swift.type(of: value)) to \(type)")
        }
    }

    private static func text(_ value: Any) -> String {
        switch PredicateValue.number(value) {
        case .integer(let number)?: "\(number)"
        default: "\(value)"
        }
    }

    private static func element(of value: Any?, at index: Any?) throws -> Any? {
        guard let value else { return nil }
        if let dictionary = value as? NSDictionary
            ?? (value as? [AnyHashable: Any]).map({ NSDictionary(dictionary: $0) })
        {
            return PredicateValue.unwrapped(index.flatMap { dictionary.object(forKey: $0) })
        }
        guard let elements = PredicateValue.elements(value) else {
            throw PredicateProblem("Can't use an index on \(type(of: value)), which is no collection")
        }
        switch PredicateValue.string(index) {
        case "FIRST"?: return elements.first ?? nil
        case "LAST"?: return elements.last ?? nil
        case "SIZE"?: return elements.count
        default:
            guard let position = whole(index).flatMap({ Int(exactly: $0) }), elements.indices.contains(position) else {
                return nil
            }
            return elements[position]
        }
    }
}
