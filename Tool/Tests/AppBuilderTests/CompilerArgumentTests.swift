import Foundation
import Testing
import XcodeProject

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

    /// Default values are isolated where checking is complete, in whatever words that is asked for.
    @Test func completeCheckingIsolatesDefaultValues() {
        func features(_ settings: [String: String]) -> [String] {
            CompilerOptions(BuildSettings(defaults: settings)).upcomingFeatures
                .filter { $0 != "BareSlashRegexLiterals" }
        }
        #expect(features(["SWIFT_STRICT_CONCURRENCY": "complete"]) == ["IsolatedDefaultValues"])
        #expect(features(["OTHER_SWIFT_FLAGS": "-strict-concurrency=complete"]) == ["IsolatedDefaultValues"])
        #expect(features(["SWIFT_STRICT_CONCURRENCY": "targeted"]).isEmpty)
        #expect(features(["SWIFT_STRICT_CONCURRENCY": "complete", "SWIFT_VERSION": "6.0"]).isEmpty)
    }

    /// Xcode has regular expressions between slashes on where nobody says otherwise; packages do not.
    @Test func slashesAreRegularExpressions() {
        func features(_ settings: [String: String]) -> [String] {
            CompilerOptions(BuildSettings(defaults: settings)).upcomingFeatures
        }
        #expect(features(["SWIFT_VERSION": "5.0"]) == ["BareSlashRegexLiterals"])
        #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]).isEmpty)
        // Part of the language.
        #expect(features(["SWIFT_VERSION": "6.0"]).isEmpty)
        #expect(CompilerOptions().upcomingFeatures.isEmpty)
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
