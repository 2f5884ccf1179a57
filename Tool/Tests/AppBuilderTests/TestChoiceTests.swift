import Testing

@testable import AppBuilder

@Suite struct TestChoiceTests {
    private let targets = ["AppTests", "KitTests"]

    private func choice(only: [String] = [], skipped: [String] = []) -> TestChoice {
        var choice = TestChoice()
        choice.only = only.map { .init($0, from: "-only-testing") }
        choice.skipped = skipped.map { .init($0, from: "-skip-testing") }
        return choice
    }

    @Test func choosesTargetsSuitesAndTests() {
        let choice = choice(only: ["AppTests/A", "AppTests/B/testOne"], skipped: ["AppTests/A/testSlow"])
        let selection = choice.selection(of: "AppTests", among: targets)
        #expect(selection?.only == [["A", "B/testOne"]] && selection?.skipped == ["A/testSlow"])
        #expect(choice.selection(of: "KitTests", among: targets) == nil)
        #expect(self.choice(skipped: ["KitTests"]).selection(of: "KitTests", among: targets) == nil)
        #expect(self.choice(only: ["A", "AppTests"]).selection(of: "AppTests", among: targets)?.only.isEmpty == true)
        // A suite of any target
        #expect(self.choice(only: ["A"]).selection(of: "KitTests", among: targets)?.only == [["A"]])
    }

    @Test func tellsOfNamesThatNoTestHas() {
        let choice = choice(
            only: ["AppTests", "AppTests/A", "AppTests/A/testOne()", "AppTests/A/testTwo", "KitTests/X", "Nobody"],
            skipped: ["Nested/Inner"])
        let tests = ["AppTests/A/testOne", "AppTests/Nested/Inner/adds()"]
        let unknown = choice.unknown(tests: tests, of: ["AppTests"], others: ["KitTests"])
        #expect(unknown.map(\.text) == ["AppTests/A/testTwo", "Nobody"])
    }

    @Test func comparesNamesWithAndWithoutParentheses() {
        var request = TestRequest()
        request.only = [["A/testOne()", "B"], ["A", "B/two(number:)"]]
        request.skipped = ["B/three"]
        let chosen = ["A/testOne", "A/testOnes", "B/two(number:)", "B/three()", "C/testOne"].filter {
            request.chooses($0, in: "M")
        }
        #expect(chosen == ["A/testOne", "B/two(number:)"])
        request.filter = "^m\\.a/"
        #expect(request.chooses("A/testOne", in: "M") && !request.chooses("B/two(number:)", in: "M"))
    }

    @Test func matchesTheNamesOfSwiftTesting() throws {
        var request = TestRequest()
        request.only = [["Math (new)/adds()"], ["Math (new)"]]
        request.filter = "ADDS|other"
        let pattern = try Regex(try #require(request.pattern))
        #expect("M.Math (new)/adds()/File.swift:3:2".contains(pattern))
        #expect(!"M.Math (new)/addsMore()/File.swift:3:2".contains(pattern))
        #expect(!"M.Math (new)/subtracts()/File.swift:3:2".contains(pattern))
        request = TestRequest()
        #expect(request.pattern == nil && request.skippedPattern == nil)
        request.skipped = ["Math", "free()"]
        let skipped = try Regex(try #require(request.skippedPattern))
        #expect("M.Math/adds()/F.swift:1:1".contains(skipped) && "M.free()/F.swift:1:1".contains(skipped))
        #expect(!"M.Maths/adds()/F.swift:1:1".contains(skipped))
    }
}
