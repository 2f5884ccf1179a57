import Testing

@testable import AppBuilder

@Suite struct SchemeTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.7">
           <BuildAction>
              <BuildActionEntries>
                 <BuildActionEntry><BuildableReference BlueprintName = "App"/></BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction shouldUseLaunchSchemeArgsEnv = "YES" language = "ko" codeCoverageEnabled = "YES">
              <Testables>
                 <TestableReference skipped = "NO" testExecutionOrdering = "random">
                    <BuildableReference BlueprintName = "AppTests"/>
                    <SkippedTests><Test Identifier = "Slow/testAll()"/></SkippedTests>
                 </TestableReference>
                 <TestableReference skipped = "YES"><BuildableReference BlueprintName = "Others"/></TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction region = "KR">
              <CommandLineArguments>
                 <CommandLineArgument argument = "-name &quot;two words&quot;" isEnabled = "YES"/>
                 <CommandLineArgument argument = "-off" isEnabled = "NO"/>
              </CommandLineArguments>
              <EnvironmentVariables><EnvironmentVariable key = "K" value = "V" isEnabled = "YES"/></EnvironmentVariables>
           </LaunchAction>
        </Scheme>
        """

    private func folder(_ text: String) throws -> Folder {
        try Folder(["A.xcodeproj/xcshareddata/xcschemes/A.xcscheme": text])
    }

    private func scheme(_ folder: Folder) throws -> Scheme {
        let file = try #require(Scheme.files(of: folder.url.appending(path: "A.xcodeproj")).first)
        #expect(file.name == "A")
        return try SchemeReader.read(file.file, in: folder.url)
    }

    @Test func readsTestablesAndTheSettingsOfTheLaunch() throws {
        let scheme = try scheme(try folder(Self.text))
        #expect(scheme.builds == ["App"])
        #expect(scheme.plan.hasCoverage)
        let configuration = try #require(scheme.plan.configurations.first)
        #expect(configuration.arguments == ["-name", "two words"] && configuration.environment == ["K": "V"])
        #expect(configuration.locale == "ko_KR")
        #expect(scheme.plan.targets.map(\.name) == ["AppTests", "Others"])
        #expect(scheme.plan.targets.map(\.isAtRandom) == [true, false])
        let selection = scheme.plan.choice.selection(of: "AppTests", among: ["AppTests", "Others"])
        #expect(selection?.skipped == ["Slow/testAll()"])
        #expect(scheme.plan.choice.selection(of: "Others", among: ["AppTests", "Others"]) == nil)
    }

    @Test func usesItsOwnSettingsIfItSaysSo() throws {
        let text = Self.text.replacing("LaunchSchemeArgsEnv = \"YES\"", with: "LaunchSchemeArgsEnv = \"NO\"")
        let configuration = try #require(try scheme(try folder(text)).plan.configurations.first)
        #expect(configuration.arguments.isEmpty && configuration.environment.isEmpty)
        #expect(configuration.locale == "ko")
    }

    @Test func namesThePlansOfItsFolder() throws {
        let plans = """
            <Scheme><TestAction><TestPlans>
            <TestPlanReference reference = "container:Plans/Slow.xctestplan"/>
            <TestPlanReference reference = "container:Plans/Fast.xctestplan" default = "YES"/>
            </TestPlans></TestAction></Scheme>
            """
        let folder = try folder(plans)
        #expect(try scheme(folder).plans.map(\.lastPathComponent) == ["Fast.xctestplan", "Slow.xctestplan"])
    }

    @Test func namesTheLineOfAMistake() throws {
        for (text, place) in [
            ("<Scheme>\n<TestAction>\n</Scheme>", ":3: error: "), ("\n<Plan/>", ":2: error: this is no scheme"),
            (
                "<Scheme>\n<TestAction><SkippedTests>\n<Test/></SkippedTests></TestAction></Scheme>",
                ":3: error: a test has"
            ),
        ] {
            let folder = try folder(text)
            let error = #expect(throws: BuildError.self) { try scheme(folder) }
            #expect(error?.message.contains("A.xcscheme" + place) == true, "\(error?.message ?? "")")
        }
    }
}
