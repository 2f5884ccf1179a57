import Foundation
import SeamFoundation
import Testing

private struct Person {
    var name: String
    var age: Int
    var city: String?
    var tags: [String] = []
}

@Suite struct PredicateTests {
    private static let person = Person(name: "Zoë", age: 31, city: nil, tags: ["swift", "linux"])

    @Test(arguments: [
        ("name == 'Zoë'", true), ("name ==[cd] \"zoe\"", true), ("name == 'zoe'", false), ("age > 30", true),
        ("age BETWEEN {30, 31}", true), ("age = 31 AND name BEGINSWITH 'Z'", true), ("age < 3 || NOT age != 31", true),
        ("city == nil", true), ("city != NULL", false), ("name IN {'A', 'Zoë'}", true), ("name LIKE 'Z?*'", true),
        ("ANY tags == 'linux'", true), ("ALL tags CONTAINS 'x'", false), ("NONE tags == 'c'", true),
        ("tags CONTAINS 'swift'", true), ("name.length == 3", true), ("(age >= 31) AND !(age > 31)", true),
        ("SELF.age <= 31.5", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age => 40", false),
    ])
    func formats(format: String, expected: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: Self.person) == expected)
    }

    @Test func mailAddresses() {
        let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        let predicate = NSPredicate(format: "SELF MATCHES %@", pattern)
        #expect(predicate.evaluate(with: "a.b@c.org"))
        #expect(!predicate.evaluate(with: "a.b@c.org "))
        #expect(!predicate.evaluate(with: "@c.org"))
    }

    @Test func arguments() {
        let predicate = NSPredicate(format: "%K == %d AND name CONTAINS[c] %@", "age", 31, "z")
        #expect(predicate.evaluate(with: Self.person))
        #expect(predicate.evaluate(with: ["age": 31, "name": "Liz"]))
        #expect(!predicate.evaluate(with: ["age": 30, "name": "Liz"]))
        let numbers = NSArray(array: [1, 5, 9]).filtered(using: NSPredicate(format: "SELF > %@", argumentArray: [4]))
        #expect(numbers.count == 2)
    }
}
