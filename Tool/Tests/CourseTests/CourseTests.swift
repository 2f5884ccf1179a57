import AppTemplates
import Foundation
import Testing
import XcodeProject

@testable import Course

@Suite struct CourseTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let course = Course(root: repository)
    private let folder = FileManager.default.temporaryDirectory.appending(path: "seam-course-\(UUID().uuidString)")

    @Test(arguments: CourseLanguage.allCases)
    func hasAPageForEachLesson(_ language: CourseLanguage) {
        let pages = course.pages(language)
        #expect(pages.map(\.name) == ["README"] + Lesson.all.map(\.name) + ["dialects"])
        for page in pages {
            #expect(!page.title.isEmpty && !page.summary.isEmpty, "\(page.file.path)")
            #expect(!page.text.contains("{{"), "\(page.file.path)")
        }
        for lesson in Lesson.all {
            let text = pages.first { $0.name == lesson.name }?.text ?? ""
            #expect(text.contains("seam learn \(lesson.name)\n") && text.contains("seam test \(lesson.app)\n"))
        }
    }

    /// Lessons are written in each language, and not translated line by line; but they show the same.
    @Test func languagesShowTheSame() {
        func shown(_ language: CourseLanguage) -> [String: [String]] {
            course.pages(language).reduce(into: [:]) { result, page in
                let parts = page.text.components(separatedBy: "\n```")
                result[page.name] = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
            }
        }
        #expect(shown(.en) == shown(.ko))
    }

    @Test(arguments: Lesson.all)
    func makesAnExerciseThatIsAProject(_ lesson: Lesson) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "mine").path
        let made = try course.makeExercise(lesson, at: path)
        #expect(made.path == path)
        let project = try XcodeProject(made.appending(path: lesson.app + ".xcodeproj"))
        let app = try #require(project.mainApplication)
        #expect(app.moduleName == lesson.app)
        #expect(app.sources.contains { $0.lastPathComponent == "Screens.swift" })
        let tests = try #require(project.targets.first { $0.kind == .unitTests })
        #expect(!tests.sources.isEmpty)
        for product in app.products where product.address == nil {
            #expect(FileManager.default.fileExists(atPath: try #require(product.folder).path), "\(product.name)")
        }
        // A second time leaves the first alone.
        let file = made.appending(path: "\(lesson.app)/Screens.swift")
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: TemplateError.self) { try course.makeExercise(lesson, at: path) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    @Test(arguments: Lesson.all)
    func aSolutionChangesFilesOfTheExercise(_ lesson: Lesson) throws {
        func files(_ name: String) throws -> Set<String> {
            Set(
                try FileManager.default.contentsOfDirectory(
                    atPath: course.exercise(lesson).appending(path: name).path))
        }
        let solution = try files("Solution")
        let given = try files("App")
        #expect(!solution.isEmpty && solution.isSubset(of: given))
        for file in solution {
            let texts = try ["App", "Solution"].map {
                try String(contentsOf: course.exercise(lesson).appending(path: "\($0)/\(file)"), encoding: .utf8)
            }
            #expect(texts[0] != texts[1], "\(file)")
        }
    }

    @Test(arguments: [
        ([:], CourseLanguage.en), (["LANG": "ko_KR.UTF-8"], .ko), (["LANG": "ko"], .ko), (["LANG": "kok_IN"], .en),
        (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .en), (["LC_MESSAGES": "ko_KR", "LANG": "en_US"], .ko),
        (["LC_ALL": "", "LANG": "ko_KR"], .ko),
    ])
    func takesTheUsersLanguage(_ environment: [String: String], _ language: CourseLanguage) {
        #expect(CourseLanguage(environment: environment) == language)
    }

    @Test func writesASite() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try course.writeSite(.ko, to: folder)
        let text = try String(contentsOf: first, encoding: .utf8)
        #expect(text.contains("<html lang=\"ko\">"))
        for page in course.pages(.ko) {
            let file = folder.appending(path: page.name + ".html")
            let html = try String(contentsOf: file, encoding: .utf8)
            for match in html.matches(of: /href="([^"]+)"/) where !match.1.hasPrefix("https://") {
                #expect(FileManager.default.fileExists(atPath: folder.appending(path: match.1).path), "\(match.1)")
            }
        }
    }
}
