import AppTemplates
import Foundation

/// The course about MVVM: its pages, and the exercises that are copied for learners.
public struct Course: Sendable {
    private let root: URL
    private var folder: URL { root.appending(path: "Documentation/Course") }

    /// - Parameter root: The folder of Seam.
    public init(root: URL) {
        self.root = root
    }

    // MARK: Pages

    /// A page of the course.
    public struct Page: Sendable {
        /// Without an extension: `closure`.
        public var name: String
        /// Its first heading.
        public var title: String
        /// What it is about, which is its first paragraph.
        public var summary: String
        public var file: URL
        public var text: String
    }

    /// The first page, the lessons in their order, and the others.
    public func pages(_ language: CourseLanguage) -> [Page] {
        let place = folder.appending(path: language.rawValue)
        let order = ["README"] + Lesson.all.map(\.name)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
        return (order.filter(names.contains) + names.filter { !order.contains($0) }).compactMap { name in
            let file = place.appending(path: name + ".md")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            let lines = text.components(separatedBy: "\n")
            let title = lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? Substring(name)
            let body = lines.drop { !$0.hasPrefix("# ") }.dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }
            return Page(
                name: name, title: String(title), summary: body.joined(separator: " "), file: file, text: text)
        }
    }

    /// Writes the pages for a browser, and returns the first one.
    public func writeSite(_ language: CourseLanguage, to site: URL) throws -> URL {
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        let pages = pages(language)
        for page in pages {
            let html = MarkdownPage(page.text).html(
                title: page.title, language: language.rawValue, pages: pages.map { ($0.name, $0.title) },
                current: page.name)
            try html.write(to: site.appending(path: page.name + ".html"), atomically: true, encoding: .utf8)
        }
        return site.appending(path: "README.html")
    }

    // MARK: Exercises

    /// The folder of a lesson's exercise, as it is kept: `App`, `Tests` and `Solution`.
    public func exercise(_ lesson: Lesson) -> URL { folder.appending(path: "Exercises/\(lesson.name)") }

    /// Makes the exercise's app in a new folder, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - isSolved: Whether it is done already.
    public func makeExercise(_ lesson: Lesson, at path: String, isSolved: Bool = false) throws(TemplateError) -> URL {
        let kept = exercise(lesson)
        var sources = Self.texts(in: kept.appending(path: "App"))
        if isSolved { sources.merge(Self.texts(in: kept.appending(path: "Solution"))) { _, solution in solution } }
        return try AppWriter(Templates(root: root)).makeApp(
            at: path, called: lesson.app, sources: sources, tests: Self.texts(in: kept.appending(path: "Tests")))
    }

    /// The Swift files of a folder.
    private static func texts(in folder: URL) -> [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { texts, name in
            texts[name] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
    }
}
