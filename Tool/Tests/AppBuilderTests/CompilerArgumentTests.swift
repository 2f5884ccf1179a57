import Foundation
import Testing

@testable import AppBuilder

@Suite struct CompilerArgumentTests {
    @Test func saysHowAModuleIsCompiled() {
        var options = CompilerOptions()
        #expect(options.arguments == ["-swift-version", "5", "-DDEBUG"])
        options.language = "6"
        options.conditions = ["BETA", "STAGING"]
        options.isMainActorByDefault = true
        options.upcomingFeatures = ["ExistentialAny"]
        options.isTestable = true
        options.implicitImports = ["UIKit"]
        #expect(
            options.arguments == [
                "-swift-version", "6", "-DBETA", "-DSTAGING", "-default-isolation", "MainActor",
                "-enable-upcoming-feature", "ExistentialAny", "-enable-testing", "-Xfrontend", "-import-module",
                "-Xfrontend", "UIKit",
            ])
    }

    @Test(arguments: [("3.0", "4"), ("4.2", "4.2"), ("4", "4"), ("5.9", "5"), ("6.0", "6"), ("what", "5")])
    func takesTheLanguageOfAVersion(_ version: String, _ language: String) {
        #expect(CompilerOptions.language(ofVersion: version) == language)
    }

    /// Figures that the hash's authors publish for their 64-bit variant.
    @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func hashesTheSameInEveryRun(_ text: String, _ hash: String) {
        #expect(StableHash.text(text) == hash)
    }
}
