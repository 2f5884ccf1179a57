import AppBuilder
import Foundation

/// `seam xcodebuild`, and a link of that name.
struct XcodebuildCommand: Command {
    static let name = "xcodebuild"
    static let summary = "build and test as xcodebuild does"
    static let discussion = """
        Takes xcodebuild's arguments, prints what programs read of it, and ends with its exit status: 0, 65 when tests fail
        or something does not build, 64 for a call that makes no sense, 66 for a project that is not there, 70 for a
        destination that is not here or no target to test. A link to seam called xcodebuild, first in PATH, lets scripts run as they are.

        Actions: build, build-for-testing, test, test-without-building, clean, -list, -showBuildSettings, -version. There
        are no signatures, archives and devices.
        """
    static let operands = CommandOperands.any("ACTION", .text)

    init(_ arguments: Arguments) {}

    /// Its words are xcodebuild's, and never come here.
    func run() {}

    /// Runs a call, and returns xcodebuild's status.
    static func status(_ words: [String]) -> Int32 {
        do throws(XcodebuildError) {
            try Xcodebuild(try XcodebuildCall(words)).run()
            return 0
        } catch {
            if !error.message.isEmpty { Console.print("xcodebuild: error: " + error.message) }
            return error.status
        }
    }
}
