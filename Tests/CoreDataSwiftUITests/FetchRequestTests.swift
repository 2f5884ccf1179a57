import Foundation
import Testing
import _CoreData_SwiftUI

@testable import Stage
@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct FetchRequestTests {
    private let context: NSManagedObjectContext

    init() throws {
        let (entity, name, kind) = (NSEntityDescription(), NSAttributeDescription(), NSAttributeDescription())
        entity.name = "Pet"
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        (kind.name, kind.attributeType) = ("kind", .stringAttributeType)
        entity.properties = [name, kind]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Pets", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        context = container.viewContext
        for (name, kind) in [("Mia", "cat"), ("Rex", "dog"), ("초코", "dog")] { insert(name, kind) }
        try context.save()
    }

    @discardableResult
    private func insert(_ name: String, _ kind: String) -> NSManagedObject {
        let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
        pet.setValue(name, forKey: "name")
        pet.setValue(kind, forKey: "kind")
        return pet
    }

    private struct Pets: View {
        @FetchRequest(
            fetchRequest: {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Pet")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                return request
            }())
        var pets: FetchedResults<NSManagedObject>

        var body: some View {
            VStack {
                ForEach(pets, id: \.objectID) { pet in Text(verbatim: pet.value(forKey: "name") as? String ?? "") }
                Button("Dogs") { pets.nsPredicate = NSPredicate(format: "kind == 'dog'") }
            }
        }
    }

    private struct Kinds: View {
        @SectionedFetchRequest(
            fetchRequest: {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Pet")
                request.sortDescriptors = ["kind", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
                return request
            }(), sectionIdentifier: \.kind)
        var kinds: SectionedFetchResults<String, NSManagedObject>

        var body: some View {
            VStack {
                ForEach(kinds) { kind in Text(verbatim: "\(kind.id): \(kind.count)") }
            }
        }
    }

    private func texts(_ host: UIView) -> [String] {
        for _ in 0..<4 {
            NextTurn.drain()
            host.layoutIfNeeded()
        }
        var found: [String] = []
        func look(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text { found.append(text) }
            view.subviews.forEach(look)
        }
        look(host)
        return found
    }

    private func host(_ view: some View) -> UIView {
        let host = _UIHostingView(rootView: view.environment(\.managedObjectContext, context))
        host.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        return host
    }

    @Test func showsWhatTheContextHas() throws {
        let host = host(Pets())
        #expect(texts(host).prefix(3) == ["Mia", "Rex", "초코"])
        let new = insert("Nemo", "fish")
        context.processPendingChanges()
        #expect(texts(host).prefix(4) == ["Mia", "Nemo", "Rex", "초코"])
        context.delete(new)
        context.processPendingChanges()
        #expect(texts(host).prefix(3) == ["Mia", "Rex", "초코"])
    }

    @Test func showsSections() throws {
        let host = host(Kinds())
        #expect(texts(host) == ["cat: 1", "dog: 2"])
        insert("Bo", "cat")
        context.processPendingChanges()
        #expect(texts(host) == ["cat: 2", "dog: 2"])
    }
}

extension NSManagedObject {
    fileprivate var kind: String { value(forKey: "kind") as? String ?? "" }
}
