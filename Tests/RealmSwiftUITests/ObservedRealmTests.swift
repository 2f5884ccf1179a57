import Foundation
import RealmSwift
import Stage
import SwiftUI
import Testing

@testable import UIKit
@testable import _RealmSwift_SwiftUI

final class City: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var name = ""
    @Persisted var people = 0
    @Persisted var places: RealmSwift.List<Place>

    convenience init(_ name: String, people: Int = 0) {
        self.init()
        self.name = name
        self.people = people
    }
}

final class Place: Object, ObjectKeyIdentifiable {
    @Persisted var name = ""

    convenience init(_ name: String) {
        self.init()
        self.name = name
    }
}

@MainActor @Suite("Realm in SwiftUI", .serialized) struct ObservedRealmTests {
    /// What views find, and what they can change.
    private final class Found {
        var names: [String] = []
        var results: ObservedResults<City>?
        var city: RealmObjectBindings<City>?
        var people = 0
        var places: [String] = []
    }

    private struct Cities: View {
        @ObservedResults(City.self, sortDescriptor: SortDescriptor(keyPath: "name")) var cities
        let found: Found

        var body: some View {
            found.names = cities.map(\.name)
            found.results = $cities
            return ForEach(cities) { Text(verbatim: $0.name) }
        }
    }

    private struct Detail: View {
        @ObservedRealmObject var city: City
        let found: Found

        var body: some View {
            found.city = $city
            found.people = city.people
            found.places = city.places.map(\.name)
            return Text(verbatim: city.name)
        }
    }

    private func memory() throws -> Realm {
        try Realm(
            configuration: Realm.Configuration(
                inMemoryIdentifier: UUID().uuidString, objectTypes: [City.self, Place.self]))
    }

    private func turn(_ window: UIWindow) async {
        for _ in 0..<4 {
            await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            NextTurn.drain()
            window.layoutIfNeeded()
        }
    }

    private func show(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func resultsFollowTheRealm() async throws {
        let (realm, found) = (try memory(), Found())
        try realm.write { realm.add([City("서울"), City("Berlin")]) }
        let window = show(Cities(found: found).environment(\.realm, realm))
        #expect(found.names == ["Berlin", "서울"])
        await turn(window)
        found.results?.append(City("Accra", people: 2))
        await turn(window)
        #expect(found.names == ["Accra", "Berlin", "서울"])
        found.results?.remove(try #require(found.results?.wrappedValue.last))
        await turn(window)
        #expect(found.names == ["Accra", "Berlin"])
        found.results?.remove(atOffsets: [1])
        await turn(window)
        #expect(found.names == ["Accra"] && realm.objects(City.self).count == 1)
        found.results?.filter = NSPredicate(format: "people > 5")
        await turn(window)
        #expect(found.names.isEmpty)
    }

    @Test func bindingsWriteToTheRealm() async throws {
        let (realm, found) = (try memory(), Found())
        let city = City("Oslo", people: 1)
        try realm.write { realm.add(city) }
        // A state that a list has, as `ForEach` over results gives it.
        let window = show(Detail(city: city.freeze(), found: found))
        await turn(window)
        let bindings = try #require(found.city)
        bindings.people.wrappedValue = 7
        bindings.places.append(Place("Fjord"))
        bindings.places.append(Place("Holmenkollen"))
        await turn(window)
        #expect(city.people == 7 && found.people == 7 && found.places == ["Fjord", "Holmenkollen"])
        bindings.places.move(fromOffsets: [1], toOffset: 0)
        bindings.places.remove(at: 1)
        await turn(window)
        #expect(found.places == ["Holmenkollen"])
        bindings.delete()
        await turn(window)
        #expect(city.isInvalidated && found.city?.wrappedValue.name == "Oslo")
    }

    @Test func objectsInNoRealmAreChangedAsTheyAre() throws {
        let found = Found()
        let city = City("Lima")
        let window = show(Detail(city: city, found: found))
        try #require(found.city).people.wrappedValue = 3
        #expect(city.people == 3)
        window.isHidden = true
    }

    @Test func whatCannotBeOpenedStaysInMemory() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // A file is no folder for another.
        let realm = Realm.opened(Realm.Configuration(fileURL: file.appendingPathComponent("a/all.realm")))
        #expect(realm.configuration.inMemoryIdentifier == "unopened")
    }
}
