import Foundation
import Testing

@testable import CoreData

@Suite struct BatchTests {
    private let context: NSManagedObjectContext

    init() throws {
        context = try Library.context()
        let request = NSBatchInsertRequest(
            entityName: "Book", objects: (1...10).map { ["title": "T\($0)", "pages": $0] })
        request.resultType = .count
        let result = try context.execute(request) as? NSBatchInsertResult
        #expect(result?.result as? Int == 10)
    }

    private func titles(_ format: String = "TRUEPREDICATE") throws -> [String?] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: format)
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        return try context.fetch(request).map(\.title)
    }

    @Test func inserts() throws {
        #expect(try titles("pages < 3") == ["T1", "T2"])
        var left = 2
        let request = NSBatchInsertRequest(
            entityName: "Book",
            managedObjectHandler: { object in
                guard left > 0 else { return true }
                left -= 1
                (object as? Book)?.title = "new"
                return false
            })
        try context.execute(request)
        #expect(try titles("title == 'new'").count == 2)
    }

    @Test func updates() throws {
        let request = NSBatchUpdateRequest(entityName: "Book")
        request.predicate = NSPredicate(format: "pages >= 9")
        request.propertiesToUpdate = ["title": "old", "isRead": true]
        request.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try titles("isRead == YES") == ["old", "old"])
    }

    @Test func deletes() throws {
        let fetch: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
        fetch.predicate = NSPredicate(format: "pages > 5")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let ids = (try context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 5)
        #expect(try titles().count == 5)
    }

    @Test func groupsIntoDictionaries() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = SeamFoundation.NSExpression(
            forFunction: "sum:", arguments: [SeamFoundation.NSExpression(forKeyPath: "pages")])
        sum.expressionResultType = .integer64AttributeType
        request.propertiesToFetch = [sum]
        #expect(try context.fetch(request).first?["sum"] as? Int == 55)
        request.propertiesToFetch = ["title"]
        request.predicate = NSPredicate(format: "pages == 4")
        #expect(try context.fetch(request) as? [[String: String]] == [["title": "T4"]])
    }

    @Test func executingAFetchGivesItsResults() throws {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "pages == 4")
        let result = try #require(try context.execute(request) as? NSAsynchronousFetchResult<Book>)
        #expect(result.finalResult?.map(\.title) == ["T4"])
        #expect(result.fetchRequest.fetchRequest === request)
        #expect(result.managedObjectContext === context)
    }

    @Test func fetchesWhileOthersWork() async throws {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = self.context.persistentStoreCoordinator
        let count = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int, any Error>) in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book")) { result in
                done.resume(returning: result.finalResult?.count ?? -1)
            }
            context.perform {
                do { try context.execute(request) } catch { done.resume(throwing: error) }
            }
        }
        #expect(count == 10)
    }
}
