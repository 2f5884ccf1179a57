import Foundation
import Testing

import class SeamFoundation.NSComparisonPredicate
import class SeamFoundation.NSExpression
@testable import SeamFoundation

private final class Person: NSObject {
    let name: String
    let age: Int
    let city: String?
    let born: Date
    var friends: [Person] = []

    init(_ name: String, _ age: Int, city: String? = nil, friends: [Person] = []) {
        self.name = name
        self.age = age
        self.city = city
        self.friends = friends
        born = Date(timeIntervalSinceReferenceDate: Double(-age) * 1000)
    }
}

@Suite struct PredicateFormatTests {
    nonisolated(unsafe) private static let ada = Person("Ada", 36, city: "London")
    nonisolated(unsafe) private static let zoe = Person("Zoë", 31, friends: [ada, Person("Bob", 9, city: "Rome")])

    @Test(arguments: [
        ("age + 5 * 2 == 41", true), ("(age + 5) * 2 == 72", true), ("2 ** 3 ** 2 == 512", true), ("7 / 2 == 3", true),
        ("7.0 / 2 == 3.5", true), ("age - 1 - 1 == 29", true), ("-age == -31", true), ("age == 0x1F", true),
        ("age =< 31 AND age => 31 && age <> 30", true), ("!(age == 31)", false), ("NOT age == 30", true),
        ("age == 30 OR age == 31 AND age == 0", false),
        ("friends.@count == 2", true), ("friends.@avg.age == 22.5", true), ("friends.@sum.age == 45", true),
        ("friends.@min.age == 9 AND friends.@max.age == 36", true), ("friends.name.@count == 2", true),
        ("ANY friends.age > 30", true), ("SOME friends.age > 40", false), ("ALL friends.age >= 9", true),
        ("NONE friends.age == 36", false), ("ANY friends.friends.age == 1", false),
        ("SUBQUERY(friends, $f, $f.age > 10 AND $f.city == 'London').@count == 1", true),
        ("SUBQUERY(friends, $f, $f.age < SELF.age)[0].name == 'Bob'", true),
        ("friends[0].name == 'Ada' AND friends[LAST].name == 'Bob' AND friends[SIZE] == 2", true),
        ("friends[FIRST].city BEGINSWITH[c] 'lon'", true), ("friends[9].name == nil", true),
        ("name IN {'A', 'Zoë'} AND 'o' IN name", true), ("age IN {1, 2}", false),
        ("age BETWEEN {age - 1, age + 1}", true),
        ("name CONTAINS[cd] 'OE'", true), ("name ENDSWITH 'e'", false), ("name ENDSWITH[d] 'e'", true),
        ("name LIKE[cd] 'z*E'", true), ("name LIKE 'Zo?'", true), ("name LIKE 'Z?'", false),
        ("'a*b' LIKE 'a\\\\*b' AND NOT 'axb' LIKE 'a\\\\*b'", true), ("name MATCHES '[A-Z].+'", true),
        ("city == nil AND city = NULL AND !(city != nil)", true), ("city > 'A'", false), ("city != 'A'", true),
        ("uppercase(city) == nil", true), ("lowercase:(name) == 'zoë'", true), ("length(name) == 3", true),
        ("sum({1, 2, 3.5}) == 6.5", true), ("average(1, 2) == 1.5", true), ("max({1, 9, 3}) == 9", true),
        ("median({1, 9, 3}) == 3", true), ("count(friends) == 2", true), ("abs(-3) == 3", true),
        ("floor(2.7) == 2 AND ceiling(2.1) == 3 AND sqrt(9) == 3 AND trunc(-2.5) == -2", true),
        ("bitwiseAnd:with:(6, 3) == 2 AND modulus:by:(7, 4) == 3", true), ("born < now()", true),
        ("born == CAST(-31000, 'NSDate')", true), ("CAST('12', 'NSNumber') == 12", true),
        ("TERNARY(age > 30, 'old', 'young') == 'old'", true), ("{1, 2} UNION {2, 3} == {1, 2, 3}", true),
        ("({1, 2} INTERSECT {2, 3}) == {2}", true), ("({1, 2} MINUS {2}) == {1}", true),
        ("'\\u0041\\n' == \"A\\n\"", true),
        ("FUNCTION(born, 'timeIntervalSinceReferenceDate') == -31000", true), ("SELF == SELF", true),
        ("3 == '3'", false), ("TRUE == 1", true), ("TRUEPREDICATE AND NOT FALSEPREDICATE", true),
        ("name ==[c] 'ZOË'", true), ("name ==[cd] 'ZOE'", true), ("name <[c] 'zz'", true), ("1/0 == nil", true),
    ])
    func evaluation(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: Self.zoe) == expected)
    }

    @Test func arguments() {
        let names = ["Ada", "Zoë"]
        let predicate = NSPredicate(format: "%K IN %@ AND age == %ld AND born < %@", "name", names, 31, Date())
        #expect(predicate.evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "%K.@count == %d", "friends", 2).evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "SELF.%K == %@", "age", NSNumber(value: 31)).evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "city == %@", NSNull()).evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "age > %f AND age < %.1f", 30.5, 31.5).evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "name == '%@'").evaluate(with: Self.zoe) == false)
        let inner = NSPredicate(format: "age == 31")
        #expect(NSPredicate(format: "%@ AND name == %@", argumentArray: [inner, "Zoë"]).evaluate(with: Self.zoe))
        #expect(NSPredicate(format: "self IN %@", [Self.zoe, Self.ada]).evaluate(with: Self.zoe))
    }

    @Test func variables() {
        let template = NSPredicate(format: "age > $limit AND ANY friends.name IN $names")
        #expect(template.evaluate(with: Self.zoe, substitutionVariables: ["limit": 30, "names": ["Ada"]]))
        let bound = template.withSubstitutionVariables(["limit": 31, "names": ["Ada"]])
        #expect(!bound.evaluate(with: Self.zoe))
        #expect(bound.description == "age > 31 AND ANY friends.name IN {\"Ada\"}")
        let partly = NSPredicate(format: "SUBQUERY(friends, $x, $x.age > $y).@count == 1")
            .withSubstitutionVariables(["x": 5, "y": 10])
        #expect(partly.evaluate(with: Self.zoe))
        #expect(throws: (any Error).self) {
            try PredicateStructure.evaluate(template, in: PredicateScope(object: Self.zoe))
        }
    }

    @Test func structure() throws {
        let predicate: NSPredicate = NSPredicate(format: "a == 1 AND b CONTAINS[cd] 'x' AND NONE c.d > 5")
        let compound = try #require(predicate as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .and)
        #expect(compound.subpredicates.count == 3)
        let second = try #require(compound.subpredicates[1] as? NSComparisonPredicate)
        #expect(second.predicateOperatorType == .contains)
        #expect(second.options == [.caseInsensitive, .diacriticInsensitive])
        #expect(second.leftExpression.expressionType == .keyPath)
        #expect(second.leftExpression.keyPath == "b")
        #expect(second.rightExpression.constantValue as? String == "x")
        let third = try #require(compound.subpredicates[2] as? NSCompoundPredicate)
        #expect(third.compoundPredicateType == .not)
        let inner = try #require(third.subpredicates[0] as? NSComparisonPredicate)
        #expect(inner.comparisonPredicateModifier == .any)
        let same = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "c.d"), rightExpression: NSExpression(forConstantValue: 5),
            modifier: .any, type: .greaterThan)
        #expect(inner == same)
        #expect(inner.hash == same.hash)
        #expect(inner.copy() as? NSComparisonPredicate == same)
        let contextual: NSPredicate? = .init(format: "a == %d", 3)
        #expect(contextual is NSComparisonPredicate)
    }

    @Test(arguments: [
        ("a = 1 and b=<2.5", "a == 1 AND b <= 2.5"), ("a==1 || (b==2 && c==3)", "a == 1 OR (b == 2 AND c == 3)"),
        ("not a BETWEEN {1, 2}", "NOT a BETWEEN {1, 2}"), ("none a.b = 'x\"y'", "NOT ANY a.b == \"x\\\"y\""),
        ("SELF.name like[cd] 'a*'", "name LIKE[cd] \"a*\""), ("self in {nil, yes}", "SELF IN {nil, 1}"),
        (
            "subquery(a, $x, $x.b > 1 or $x == nil)[first] != nil",
            "SUBQUERY(a, $x, $x.b > 1 OR $x == nil)[FIRST] != nil"
        ),
        ("(a + 1) * 2 > -3", "(a + 1) * 2 > -3"), ("#first.#size == %@", "#first.#size == 3"),
        ("TERNARY(a==1,2,3) == sum(b)", "TERNARY(a == 1, 2, 3) == sum:(b)"),
        ("cast(1, 'NSDate') > now()", "CAST(1, \"NSDate\") > now()"),
        ("truepredicate or falsepredicate", "TRUEPREDICATE OR FALSEPREDICATE"), ("a.@count > 0", "a.@count > 0"),
    ])
    func printing(format: String, expected: String) throws {
        let predicate = NSPredicate(format: format, 3)
        #expect(predicate.description == expected)
        let again = NSPredicate(format: predicate.description)
        #expect(again == predicate)
        #expect(again.description == expected)
    }

    @Test func compounds() {
        let (a, b) = (NSPredicate(format: "a == 1"), NSPredicate(format: "b == 2"))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [a, b])
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [a, b])
        #expect(both != either)
        #expect(both == NSCompoundPredicate(andPredicateWithSubpredicates: [a, NSPredicate(format: "b == 2")]))
        #expect(either.description == "a == 1 OR b == 2")
        #expect("\(NSCompoundPredicate(notPredicateWithSubpredicate: both))" == "NOT (a == 1 AND b == 2)")
        #expect(both.hash != either.hash)
        #expect(both.evaluate(with: ["a": 1, "b": 2]) && !both.evaluate(with: ["a": 1, "b": 3]))
    }

    @Test func archives() throws {
        let id = UUID()
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let predicate = NSPredicate(format: "FUNCTION(id, 'in:', %@) == {%@, 1, nil, 'x'}", date, id)
        let archived = try NSKeyedArchiver.archivedData(withRootObject: predicate, requiringSecureCoding: true)
        let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSComparisonPredicate.self, from: archived)
        #expect(again == predicate)
        let expression = NSExpression(format: "a.b + %@", 3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: expression, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSExpression.self, from: data) == expression)
    }

    @Test func expressions() {
        #expect(NSExpression(format: "price * %d", 3).expressionValue(with: ["price": 2], context: nil) as? Int == 6)
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "ages")])
        #expect(sum.expressionValue(with: ["ages": [1, 2]], context: nil) as? Int == 3)
        let whole = NSExpression(format: "2 + 3 * 4").expressionValue(with: nil, context: nil)
        #expect(whole as? Double == 14 && whole as? Int == 14 && whole is NSNumber)
        #expect(NSExpression(format: "1 / 4.0").expressionValue(with: nil, context: nil) as? Double == 0.25)
        #expect(sum.expressionType == .function)
        #expect(sum.function == "sum:")
        #expect(sum.arguments?.first?.keyPath == "ages")
        #expect(sum.description == "sum:(ages)")
        let block = NSExpression(
            block: { object, values, _ in (object as! Int) + (values[0] as! Int) },
            arguments: [
                NSExpression(forConstantValue: 5)
            ])
        #expect(block.expressionValue(with: 4, context: nil) as? Int == 9)
        let context = NSMutableDictionary(dictionary: ["x": 7])
        #expect(NSExpression(forVariable: "x").expressionValue(with: nil, context: context) as? Int == 7)
        #expect(NSExpression(forKeyPath: \Person.name).description == "name")
    }

    /// Values of Swift's and the objects that stand for them on Apple's platforms are equal.
    @Test func bridgedValues() throws {
        let id = UUID()
        let url = try #require(URL(string: "https://example.org/a"))
        let pairs: [(Any, Any)] = [
            (id, NSUUID(uuidString: id.uuidString)!), (url, url as NSURL), (Data([1, 2]), NSData(data: Data([1, 2]))),
            (Date(timeIntervalSinceReferenceDate: 5), NSDate(timeIntervalSinceReferenceDate: 5)),
            ("text", NSString("text")), (5, NSNumber(value: 5)), (2.5, NSNumber(value: 2.5)),
            (true, NSNumber(value: true)),
            (Decimal(2), NSDecimalNumber(string: "2")), ([1, 2], NSArray(array: [1, 2])), (Int16(3), 3.0),
        ]
        for (first, second) in pairs {
            for (a, b) in [(first, second), (second, first), (first, first), (second, second)] {
                let predicate = NSPredicate(format: "value == %@", argumentArray: [a])
                #expect(predicate.evaluate(with: ["value": b]), "\(type(of: a)) \(type(of: b))")
                #expect(!NSPredicate(format: "value != %@", argumentArray: [a]).evaluate(with: ["value": b]))
            }
        }
    }

    @Test func filters() {
        let predicate = NSPredicate(format: "SELF > %@", argumentArray: [4])
        let array = NSMutableArray(array: [1, 5, 9])
        #expect(array.filtered(using: predicate).count == 2)
        array.filter(using: predicate)
        #expect(array.count == 2)
        #expect(NSSet(array: [1, 5, 9]).filtered(using: predicate).count == 2)
        #expect(NSOrderedSet(array: [1, 5, 9]).filtered(using: predicate).array as? [Int] == [5, 9])
    }

    @Test(arguments: [
        "", "a", "a ==", "== 1", "a == 1 AND", "a == 1 b", "(a == 1", "a == {1, 2", "a == 'x", "a ==[q] 1", "a == %@",
        "a == %K", "a IN", "NOT", "ANY a", "foo(a) == 1", "sum:() == 1", "SUBQUERY(a, x, b == 1).@count == 1",
        "a == 1 == 2 3", "$ == 1", "a[1 == 2", "1 + (a == 1) == 2", "a BETWEEN", "a == 0xZZ", "a == 12abc",
        "FUNCTION(1) == 1", "TERNARY(1, 2, 3) == 1", "a = \"\\u00", "%", "a == %q",
    ])
    func mistakes(format: String) {
        #expect(throws: (any Error).self) { try NSPredicate._parsed(format) }
    }

    @Test func errors() throws {
        let comparisons: [(String, Any)] = [
            ("SELF MATCHES '('", "x"), ("SELF BEGINSWITH 'a'", 5), ("SELF CONTAINS 'a'", 5), ("ANY SELF == 1", 5),
            ("nothing == 1", NSObject()), ("SELF == $x", 5),
        ]
        for (format, object) in comparisons {
            let predicate = try NSPredicate._parsed(format)
            #expect(throws: (any Error).self, "\(format)") {
                try PredicateStructure.evaluate(predicate, in: PredicateScope(object: object))
            }
        }
    }
}
