import Foundation
import Testing

@testable import SeamFoundation

private final class Book: NSObject {
    let title: String
    let subtitle: String?
    let pages: Int
    let isRead: Bool
    let tags: [Book]

    init(_ title: String, _ pages: Int, subtitle: String? = nil, isRead: Bool = false, tags: [Book] = []) {
        self.title = title
        self.subtitle = subtitle
        self.pages = pages
        self.isRead = isRead
        self.tags = tags
    }
}

@Suite struct PredicateConversionTests {
    private static let minimum = 100

    private func check(_ predicate: Predicate<Book>, _ format: String) throws {
        let converted = try #require(NSPredicate(predicate))
        #expect(converted.description == format)
        let books = [
            Book("Emma", 474), Book("Persuasion", 249, subtitle: "A tale", isRead: true),
            Book("", 0, subtitle: "", tags: [Book("a", 1), Book("b", 200)]), Book("x", 100, tags: [Book("long", 300)]),
        ]
        for book in books {
            #expect(try converted.evaluate(with: book) == predicate.evaluate(book), "\(format) \(book.title)")
        }
    }

    @Test func conditions() throws {
        let title = "Emma"
        try check(#Predicate { $0.title == title && $0.pages > 100 }, "title == \"Emma\" AND pages > 100")
        try check(#Predicate { !$0.isRead || $0.pages != 3 }, "(NOT isRead == 1) OR pages != 3")
        try check(#Predicate { $0.pages * 2 - 1 >= 199 }, "(pages * 2) - 1 >= 199")
        try check(#Predicate { $0.title.contains("mm") }, "title CONTAINS \"mm\"")
        try check(#Predicate { $0.title.starts(with: "E") }, "title BEGINSWITH \"E\"")
        try check(#Predicate { $0.title.isEmpty }, "length:(title) == 0")
        try check(#Predicate { $0.title.count > 3 }, "length:(title) > 3")
        try check(#Predicate { $0.isRead == false }, "isRead == 0")
        try check(#Predicate { (100...300).contains($0.pages) }, "pages BETWEEN {100, 300}")
        try check(#Predicate { (100..<249).contains($0.pages) }, "pages >= 100 AND pages < 249")
        try check(#Predicate { ["x", "Emma"].contains($0.title) }, "title IN {\"x\", \"Emma\"}")
        try check(#Predicate { $0.pages % 2 == 0 }, "modulus:by:(pages, 2) == 0")
        try check(#Predicate { $0.pages > 200 ? $0.isRead : false }, "TERNARY(pages > 200, isRead, 0) == 1")
    }

    @Test func searches() throws {
        let text = "PERSU"
        try check(#Predicate { $0.title.localizedStandardContains(text) }, "title CONTAINS[cd] \"PERSU\"")
        try check(
            #Predicate { $0.subtitle?.localizedStandardContains(text) ?? false },
            "subtitle != nil AND subtitle CONTAINS[cd] \"PERSU\"")
    }

    @Test func optionals() throws {
        try check(#Predicate { $0.subtitle == nil }, "subtitle == nil")
        try check(#Predicate { $0.subtitle != nil }, "subtitle != nil")
        try check(#Predicate { $0.subtitle == "A tale" }, "subtitle == \"A tale\"")
        try check(
            #Predicate { $0.subtitle?.contains("tale") == true }, "subtitle != nil AND subtitle CONTAINS \"tale\"")
        try check(
            #Predicate { $0.subtitle?.contains("tale") ?? false }, "subtitle != nil AND subtitle CONTAINS \"tale\"")
        try check(
            #Predicate { $0.subtitle?.contains("tale") ?? true },
            "subtitle == nil OR (subtitle != nil AND subtitle CONTAINS \"tale\")")
        try check(
            #Predicate { ($0.subtitle ?? "none") == "none" }, "TERNARY(subtitle != nil, subtitle, \"none\") == \"none\""
        )
    }

    @Test func collections() throws {
        try check(#Predicate { $0.tags.isEmpty }, "tags.@count == 0")
        try check(#Predicate { $0.tags.count == 2 }, "tags.@count == 2")
        try check(
            #Predicate { book in book.tags.contains { $0.pages > 250 } },
            "SUBQUERY(tags, $v1, $v1.pages > 250).@count > 0")
        try check(
            #Predicate { book in book.tags.allSatisfy { $0.pages > 5 } },
            "SUBQUERY(tags, $v1, NOT $v1.pages > 5).@count == 0")
        try check(
            #Predicate { book in book.tags.filter { $0.pages > 5 }.count == 1 },
            "SUBQUERY(tags, $v1, $v1.pages > 5).@count == 1")
    }

    @Test func orders() {
        let descriptor = NSSortDescriptor(SortDescriptor(\Book.title, order: .reverse))
        #expect(descriptor.key == "title")
        #expect(!descriptor.ascending)
        #expect(descriptor.selector?.name == "localizedStandardCompare:")
        #expect(NSSortDescriptor(SortDescriptor(\Book.pages)) == NSSortDescriptor(key: "pages", ascending: true))
    }
}
