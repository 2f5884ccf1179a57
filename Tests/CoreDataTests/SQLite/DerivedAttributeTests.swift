import Foundation
import SeamFoundation
import Testing

@testable import CoreData

import class SeamFoundation.NSExpression

@Suite struct DerivedAttributeTests {
    private func model() -> NSManagedObjectModel {
        func derived(_ name: String, _ type: NSAttributeType, _ expression: NSExpression)
            -> NSDerivedAttributeDescription
        {
            let attribute = NSDerivedAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.derivationExpression = expression
            return attribute
        }
        let book = NSEntityDescription()
        book.name = "Book"
        book.properties = [
            StoreFixture.attribute("title", .stringAttributeType),
            derived("plainTitle", .stringAttributeType, NSExpression(format: "canonical:(title)")),
            derived("savedAt", .dateAttributeType, NSExpression(forFunction: "now", arguments: [])),
            derived("pageCount", .integer64AttributeType, NSExpression(forKeyPath: "pages.@count")),
            derived("words", .integer64AttributeType, NSExpression(forKeyPath: "pages.@sum.words")),
            derived("tagCount", .integer64AttributeType, NSExpression(forKeyPath: "tags.@count")),
        ]
        let page = NSEntityDescription()
        page.name = "Page"
        page.properties = [
            StoreFixture.attribute("words", .integer64AttributeType),
            derived("bookTitle", .stringAttributeType, NSExpression(forKeyPath: "book.title")),
        ]
        let tag = NSEntityDescription()
        tag.name = "Tag"
        StoreFixture.relate(page, "book", book, "pages", inverseMany: true)
        StoreFixture.relate(book, "tags", many: true, tag, "books", inverseMany: true)
        let model = NSManagedObjectModel()
        model.entities = [book, page, tag]
        return model
    }

    @Test func theStoreComputesThem() throws {
        let fixture = try StoreFixture(model())
        let store = try fixture.open()
        let book = try fixture.insert(store, "Book", ["title": .text("ÉCOLE")])
        func value(_ name: String) throws -> StoredValue? { fixture.value(try store.row(of: book), name) }
        #expect(try value("plainTitle") == .text("ecole"))
        #expect(try value("pageCount") == .integer(0))
        guard case .date(let saved)? = try value("savedAt") else {
            Issue.record("no date")
            return
        }
        #expect(abs(saved - Date().timeIntervalSinceReferenceDate) < 60)
        let pages = try (1...3).map {
            try fixture.insert(store, "Page", ["book": .reference(book), "words": .integer(Int64($0 * 10))])
        }
        #expect(try value("pageCount") == .integer(3))
        #expect(try value("words") == .integer(60))
        #expect(fixture.value(try store.row(of: pages[0]), "bookTitle") == .text("ÉCOLE"))
        let other = try fixture.insert(store, "Book", ["title": .text("b")])
        var changes = StoreChanges()
        let slot = try required(pages[0].entity.layout.slot(of: "book"))
        changes.updates = [
            .init(
                id: pages[0], version: nil, values: fixture.values("Page", ["book": .reference(other)]), changed: [slot]
            )
        ]
        changes.deletions = [.init(id: pages[2], version: nil)]
        #expect(fixture.value(try store.apply(changes).first, "bookTitle") == .text("b"))
        #expect(try value("pageCount") == .integer(1))
        #expect(try value("words") == .integer(20))
        #expect(fixture.value(try store.row(of: other), "words") == .integer(10))
        let title = try required(book.entity.layout.slot(of: "title"))
        changes = StoreChanges()
        changes.updates = [
            .init(id: book, version: nil, values: fixture.values("Book", ["title": .text("New")]), changed: [title])
        ]
        #expect(fixture.value(try store.apply(changes).first, "plainTitle") == .text("new"))
        #expect(fixture.value(try store.row(of: pages[1]), "bookTitle") == .text("New"))
        let tag = try fixture.insert(store, "Tag", [:])
        changes = StoreChanges()
        changes.links = [
            .init(
                owner: book, relationship: fixture.relationship("Book", "tags"), added: [tag], removed: [], order: nil)
        ]
        _ = try store.apply(changes)
        #expect(try value("tagCount") == .integer(1))
        changes = StoreChanges()
        changes.deletions = [.init(id: tag, version: nil)]
        _ = try store.apply(changes)
        #expect(try value("tagCount") == .integer(0))
    }

    @Test func aStoreKeepsItsModel() throws {
        let fixture = try StoreFixture()
        _ = try fixture.open()
        let kept = try required(SQLiteStore.keptModel(at: fixture.url))
        #expect(kept.entityVersionHashesByName == fixture.model.entityVersionHashesByName)
        #expect(try StoreFiles.surplus(fixture.model.entities, at: fixture.url) == 0)
        #expect(try StoreFiles.surplus(model().entities, at: fixture.url) == nil)
    }
}
