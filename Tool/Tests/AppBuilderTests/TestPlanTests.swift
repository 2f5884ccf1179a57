import Testing

@testable import AppBuilder

@Suite struct TestPlanTests {
    private func plan(_ text: String) throws -> (TestPlan, Folder) {
        let folder = try Folder(["A.xctestplan": text])
        return (try TestPlanReader.read(folder.url.appending(path: "A.xctestplan")), folder)
    }

    private func message(_ text: String) throws -> String {
        let folder = try Folder(["A.xctestplan": text])
        let file = folder.url.appending(path: "A.xctestplan")
        let error = #expect(throws: BuildError.self) { try TestPlanReader.read(file) }
        return error?.message.replacing(file.path, with: "A") ?? ""
    }

    @Test func readsConfigurationsAndTargets() throws {
        let (plan, _) = try plan(
            """
            {
              "configurations" : [
                { "id" : "1", "name" : "Korean", "options" : { "language" : "ko", "region" : "KR" } },
                { "id" : "2", "name" : "Off", "enabled" : false, "options" : { } },
                { "id" : "3", "name" : "Twice", "options" : { "testRepetitionMode" : "fixedIterations",
                    "maximumTestRepetitions" : 2, "testExecutionOrdering" : "random" } }
              ],
              "defaultOptions" : {
                "codeCoverage" : false,
                "commandLineArgumentEntries" : [ { "argument" : "-a" }, { "argument" : "-b", "enabled" : false } ],
                "environmentVariableEntries" : [ { "key" : "HOST", "value" : "a b" } ],
                "testTimeoutsEnabled" : true, "defaultTestExecutionTimeAllowance" : 60
              },
              "testTargets" : [
                { "target" : { "containerPath" : "container:A.xcodeproj", "name" : "AppTests" },
                  "skippedTests" : [ "Slow", "Quick\\/testOne()" ] },
                { "enabled" : false, "target" : { "name" : "Others" } },
                { "target" : { "name" : "Chosen" },
                  "selectedTests" : { "suites" : [ { "name" : "Math", "testFunctions" : [ "adds()" ] }, { "name" : "All" } ] } }
              ],
              "version" : 1
            }
            """)
        #expect(plan.configurations.map(\.name) == ["Korean", "Twice"])
        #expect(plan.configurations.map(\.locale) == ["ko_KR", nil])
        #expect(plan.configurations.allSatisfy { $0.arguments == ["-a"] && $0.environment == ["HOST": "a b"] })
        #expect(plan.configurations.allSatisfy { $0.timeout == 60 })
        #expect(plan.configurations[1].repetition == .init(.fixedIterations, count: 2))
        #expect(plan.configurations.map(\.isAtRandom) == [false, true])
        let all = ["AppTests", "Others", "Chosen"]
        let app = try #require(plan.choice.selection(of: "AppTests", among: all))
        #expect(app.only.isEmpty && app.skipped == ["Slow", "Quick/testOne()"])
        #expect(plan.choice.selection(of: "Others", among: all) == nil)
        #expect(plan.choice.selection(of: "Chosen", among: all)?.only == [["Math/adds()", "All"]])
        #expect(plan.choice.skipped[1].source.hasSuffix("A.xctestplan:16"))
    }

    @Test func leavesOutTargetsThatItDoesNotName() throws {
        let (plan, _) = try plan("{\"testTargets\": [{\"target\": {\"name\": \"One\"}}]}")
        #expect(plan.choice.selection(of: "Two", among: ["One", "Two"]) == nil)
        #expect(plan.configurations == [.init()])
    }

    @Test func namesTheLineOfAMistake() throws {
        #expect(try message("{\n  \"testTargets\": [\n}").hasPrefix("A:3: error: "))
        #expect(try message("{\n \"version\": 1\n}") == "A:1: error: a test plan needs \"testTargets\"")
        #expect(try message("[]") == "A:1: error: a test plan is an object")
        #expect(
            try message("{\n\"testTargets\": [{\n\"target\": {\"name\": \"A\"},\n\"skippedTests\": [1]}]}")
                == "A:4: error: \"skippedTests\" has a number")
        #expect(
            try message("{\n\"testTargets\": [],\n\"defaultOptions\": {\"testRepetitionMode\": \"often\"}}")
                == "A:3: error: there is no testRepetitionMode \"often\"")
        #expect(
            try message("{\"testTargets\": 3}") == "A:1: error: \"testTargets\" is a number, and not a list")
    }
}
