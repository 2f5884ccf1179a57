import AppBuilder
import AppTemplates
import Course
import Foundation

/// `seam learn`
struct LearnCommand: Command {
    static let name = "learn"
    static let summary = "a course about MVVM, with an exercise in each lesson"
    static let discussion = """
        Without LESSON, lists the lessons and opens the course in the desktop's browser, if there is a desktop. With
        LESSON, makes the exercise of that lesson in a new folder: an Xcode project with a test that fails. `seam test`
        says when the exercise is done. What exists is left as it is.

        The course is in English and Korean; the language of the user's messages (LANG) decides.
        """
    static let operands = CommandOperands.optional("LESSON", .suggestion(Lesson.all.map(\.name)))
    static let options = [folder, language, solution]

    static let folder = CommandOption.value(
        "--folder", "FOLDER", of: .folder, "where the exercise goes; the app's name, here, without it")
    static let language = CommandOption.value(
        "--language", "LANGUAGE", of: .choice(CourseLanguage.allCases.map(\.rawValue)), "the language of the course")
    static let solution = CommandOption.flag("--solution", "make the exercise as it is when it is done")

    private let arguments: Arguments
    private let course: Course
    private let site: URL
    private let courseLanguage: CourseLanguage

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        let root = try Installation.current().root
        course = Course(root: root)
        courseLanguage =
            arguments.value(Self.language).flatMap(CourseLanguage.init)
            ?? CourseLanguage(environment: ProcessInfo.processInfo.environment)
        site = root.appending(path: ".build/course/\(courseLanguage.rawValue)")
        if arguments.operands.isEmpty, arguments.has(Self.solution) || arguments.value(Self.folder) != nil {
            throw BuildError(.usage, "seam: `learn` needs the name of a lesson to make an exercise")
        }
    }

    func run() throws(BuildError) {
        guard let word = arguments.operands.first else { return try showCourse() }
        guard let lesson = Lesson.all.first(where: { $0.name == word }) else {
            let names = Lesson.all.map(\.name)
            let nearest = Spelling.nearest(to: word, in: names).map { "; did you mean \($0)?" } ?? ""
            throw BuildError(
                .usage, "seam: there is no lesson \"\(word)\"; there are \(names.joined(separator: ", "))\(nearest)")
        }
        let place = arguments.value(Self.folder) ?? lesson.app
        do throws(TemplateError) {
            let folder = try course.makeExercise(lesson, at: place, isSolved: arguments.has(Self.solution))
            tell(lesson, folder)
        } catch {
            throw BuildError(.usage, error.message)
        }
    }

    private func tell(_ lesson: Lesson, _ folder: URL) {
        let page = course.pages(courseLanguage).first { $0.name == lesson.name }
        let place = Shell.quoted(folder.path)
        Console.print(
            """
            \(folder.path) is the exercise of "\(page?.title ?? lesson.name)".
              seam test \(place)\(arguments.has(Self.solution) ? "" : "    fails until it is done")
              seam run \(place)
              seam check \(place)
            The lesson: \(page?.file.path ?? "")
            """)
    }

    private func showCourse() throws(BuildError) {
        let pages = course.pages(courseLanguage)
        guard !pages.isEmpty else { throw BuildError(.build, "seam: the pages of the course are not there") }
        for page in pages where page.name != "README" {
            let isLesson = Lesson.all.contains { $0.name == page.name }
            print(
                (isLesson ? "seam learn \(page.name)" : "").padding(toLength: 26, withPad: " ", startingAt: 0)
                    + page.title)
            print("    \(page.file.path)")
        }
        do {
            let first = try course.writeSite(courseLanguage, to: site)
            print("\nfile://\(first.path)")
            if Desktop.display != nil { Desktop.open(first.path) }
        } catch {
            throw BuildError(.build, "seam: the pages cannot be written: \(error.localizedDescription)")
        }
    }
}
