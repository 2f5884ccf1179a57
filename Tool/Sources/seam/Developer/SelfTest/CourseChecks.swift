import AppBuilder
import AppTemplates
import Course
import Foundation

/// Checks of the course: each exercise fails as it is given and passes with its solution, and what the lessons show is
/// tested.
struct CourseChecks {
    let installation: Installation

    var checks: [Check] {
        Lesson.all.map { lesson in
            Check(name: "course \(lesson.name)") { () throws(BuildError) in try exercise(lesson) }
        } + [
            Check(name: "course dialects") { () throws(BuildError) in
                let result = try installation.seam([
                    "test", installation.root.appending(path: "Examples/Dialects").path,
                ])
                return result.ending == .exit(0) ? .passed : .failed(result.text)
            }
        ]
    }

    private func exercise(_ lesson: Lesson) throws(BuildError) -> Check.Outcome {
        let given = try test(lesson, isSolved: false)
        // Tests that ran and failed; what does not compile would end with 3.
        guard given.ending == .exit(1), given.text.contains("error: ") else {
            return .failed("as it is given, it ended with \(given.ending)\n\(given.text)")
        }
        let solved = try test(lesson, isSolved: true)
        guard solved.ending == .exit(0) else { return .failed("with its solution\n" + solved.text) }
        return .passed
    }

    private func test(_ lesson: Lesson, isSolved: Bool) throws(BuildError) -> (ending: Subprocess.Ending, text: String)
    {
        // Where it was the last time, so that what was built then is known again.
        let folder = installation.root.appending(path: ".build/course/Exercises/\(lesson.name)-\(isSolved ? 1 : 0)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.makeFolder(folder.deletingLastPathComponent())
        do throws(TemplateError) {
            _ = try Course(root: installation.root).makeExercise(lesson, at: folder.path, isSolved: isSolved)
        } catch {
            throw BuildError(.failed, error.message)
        }
        let check = try installation.seam(["check", folder.path])
        guard !isSolved || check.ending == .exit(0) else { return check }
        return try installation.seam(["test", folder.path])
    }
}
