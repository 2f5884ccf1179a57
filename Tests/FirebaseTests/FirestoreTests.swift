import Firebase
import Foundation
import Testing

@Suite struct FirestoreTests {
    private static let app: FirebaseApp? = {
        FirebaseApp.configure()
        return FirebaseApp.app()
    }()
    private let shop: CollectionReference

    init() throws {
        _ = try #require(Self.app)
        // A collection that no other test uses
        shop = Firestore.firestore().collection("tests/\(UUID().uuidString)/shop")
    }

    private func names(_ query: Query) async throws -> [String] {
        try await query.getDocuments().documents.map(\.documentID)
    }

    @Test func documentsAreWrittenAndRead() async throws {
        let apple = shop.document("apple")
        #expect(try await apple.getDocument().exists == false)
        try await apple.setData(["name": "사과", "price": 3, "tags": ["red"], "at": Date(timeIntervalSince1970: 1.5)])
        var snapshot = try await apple.getDocument()
        #expect(snapshot.get("name") as? String == "사과" && snapshot["price"] as? Int == 3)
        #expect((snapshot.get("at") as? Timestamp)?.dateValue() == Date(timeIntervalSince1970: 1.5))
        try await apple.setData(["price": 4], merge: true)
        snapshot = try await apple.getDocument()
        #expect(snapshot.get("name") as? String == "사과" && snapshot["price"] as? Int == 4)
        try await apple.setData(["price": 5])
        #expect(try await apple.getDocument().data()?.count == 1)
        try await apple.delete()
        #expect(try await apple.getDocument().data() == nil)
        #expect(apple.parent.collectionID == "shop" && shop.parent?.collection("shop").path == shop.path)
    }

    @Test func updatesChangeFieldsOfWhatIsThere() async throws {
        let pear = shop.document("pear")
        await #expect(throws: (any Error).self) { try await pear.updateData(["a": 1]) }
        try await pear.setData(["stock": ["here": 1, "there": 2], "tags": ["a"], "seen": 1, "old": true])
        try await pear.updateData([
            "stock.here": 5, "tags": FieldValue.arrayUnion(["a", "b"]), "seen": FieldValue.increment(Int64(2)),
            "old": FieldValue.delete(), "at": FieldValue.serverTimestamp(),
        ])
        let snapshot = try await pear.getDocument()
        #expect(snapshot.get("stock.here") as? Int == 5 && snapshot.get("stock.there") as? Int == 2)
        #expect(snapshot.get("tags") as? [String] == ["a", "b"] && snapshot.get("seen") as? Int == 3)
        #expect(snapshot.get("old") == nil && snapshot.get("at") is Timestamp)
    }

    @Test func queriesFilterOrderAndPage() async throws {
        for (name, price) in [("a", 3), ("b", 1), ("c", 2), ("d", 2)] {
            try await shop.document(name).setData(["price": price, "kinds": [name, "fruit"]])
        }
        try await shop.document("e").setData(["price": "free"])
        try await shop.document("f").setData(["name": "none"])
        #expect(try await names(shop) == ["a", "b", "c", "d", "e", "f"])
        #expect(try await names(shop.order(by: "price")) == ["b", "c", "d", "a", "e"])
        #expect(try await names(shop.order(by: "price", descending: true)) == ["e", "a", "d", "c", "b"])
        #expect(try await names(shop.whereField("price", isEqualTo: 2)) == ["c", "d"])
        #expect(try await names(shop.whereField("price", isGreaterThan: 1)) == ["c", "d", "a"])
        #expect(try await names(shop.whereField("price", isNotEqualTo: 2)) == ["a", "b", "e"])
        #expect(try await names(shop.whereField("price", in: [1, "free"])) == ["b", "e"])
        #expect(try await names(shop.whereField("kinds", arrayContains: "a")) == ["a"])
        let first = try await shop.order(by: "price").limit(to: 2).getDocuments()
        #expect(first.documents.map(\.documentID) == ["b", "c"])
        let last = try #require(first.documents.last)
        #expect(try await names(shop.order(by: "price").start(afterDocument: last)) == ["d", "a", "e"])
        #expect(try await names(shop.order(by: "price").limit(toLast: 2)) == ["a", "e"])
    }

    @MainActor @Test func listenersHearOfChanges() async throws {
        final class Heard: @unchecked Sendable { var all: [[String]] = [] }
        func settle() async {
            for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        }
        let heard = Heard()
        let listening = shop.order(by: "n").addSnapshotListener { snapshot, error in
            heard.all.append((snapshot?.documentChanges ?? []).map { "\($0.type) \($0.document.documentID)" })
        }
        await settle()
        try await shop.document("x").setData(["n": 1])
        await settle()
        try await shop.document("y").setData(["other": 1])
        await settle()
        try await shop.document("x").updateData(["n": 2])
        await settle()
        try await shop.document("x").delete()
        await settle()
        #expect(heard.all == [[], ["added x"], ["modified x"], ["removed x"]])
        listening.remove()
        try await shop.document("z").setData(["n": 1])
        await settle()
        #expect(heard.all.count == 4)
    }

    @Test func batchesAreWholeOrNothing() async throws {
        let batch = Firestore.firestore().batch()
        batch.setData(["a": 1], forDocument: shop.document("one"))
        batch.updateData(["a": 1], forDocument: shop.document("absent"))
        await #expect(throws: (any Error).self) { try await batch.commit() }
        #expect(try await names(shop).isEmpty)
    }

    private struct Fruit: Codable, Equatable {
        @DocumentID var id: String?
        var name: String
        var at: Date
    }

    @Test func valuesAreDocuments() async throws {
        let fruit = Fruit(id: nil, name: "귤", at: Date(timeIntervalSince1970: 1_000.25))
        try shop.document("mandarin").setData(from: fruit)
        let snapshot = try await shop.document("mandarin").getDocument()
        #expect(snapshot.get("at") is Timestamp && snapshot.get("id") == nil)
        #expect(try snapshot.data(as: Fruit.self) == Fruit(id: "mandarin", name: fruit.name, at: fruit.at))
    }

    private struct Price: Codable, Equatable {
        @DocumentID var id: String?
        var inWon: Int
        var since: Date
    }

    @Test func encodersAndDecodersMakeFieldsAndValues() async throws {
        let price = Price(inWon: 1_500, since: Date(timeIntervalSince1970: 60))
        var fields = try Firestore.Encoder().encode(price)
        #expect(fields["inWon"] as? Int == 1_500 && fields["id"] == nil)
        #expect((fields["since"] as? Timestamp)?.dateValue() == price.since)
        #expect(try Firestore.Decoder().decode(Price.self, from: fields) == price)
        let document = shop.document("귤")
        #expect(try Firestore.Decoder().decode(Price.self, from: fields, in: document).id == "귤")
        #expect(throws: DecodingError.self) { try Firestore.Decoder().decode(Price.self, from: ["a"]) }
        #expect(throws: EncodingError.self) { try Firestore.Encoder().encode(["a"]) }

        let encoder = Firestore.Encoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        fields = try encoder.encode(price)
        #expect(fields["in_won"] as? Int == 1_500 && fields["since"] is Timestamp)
        try document.setData(from: price, encoder: encoder)
        let decoder = Firestore.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let snapshot = try await document.getDocument()
        #expect(snapshot.get("in_won") as? Int == 1_500)
        #expect(try snapshot.data(as: Price.self, decoder: decoder).inWon == 1_500)
    }

    private struct Visit: Codable {
        @DocumentID var id: String?
        @ServerTimestamp var at: Timestamp?
        @ExplicitNull var note: String?
        var place = GeoPoint(latitude: 37.5, longitude: 127)
        var begin = Timestamp(seconds: 5, nanoseconds: 7)
    }

    @Test func valuesHaveMomentsPlacesAndNulls() async throws {
        try shop.document("visit").setData(from: Visit())
        let snapshot = try await shop.document("visit").getDocument()
        #expect(snapshot.get("at") is Timestamp, "the moment of writing")
        #expect(snapshot.get("note") is NSNull)
        #expect(snapshot.get("place") as? GeoPoint == GeoPoint(latitude: 37.5, longitude: 127))
        #expect(snapshot.get("begin") as? Timestamp == Timestamp(seconds: 5, nanoseconds: 7))
        let visit = try await shop.document("visit").getDocument(as: Visit.self)
        #expect(visit.id == "visit" && visit.at != nil && visit.note == nil && visit.begin.nanoseconds == 7)
        let batch = Firestore.firestore().batch()
        try batch.setData(from: visit, forDocument: shop.document("again"))
        try await batch.commit()
        #expect(try await shop.document("again").getDocument(as: Visit.self).at == visit.at)
    }

    @Test func settingsSayHowDocumentsAreKept() {
        let settings = FirestoreSettings()
        #expect(settings.cacheSettings is PersistentCacheSettings)
        settings.cacheSettings = PersistentCacheSettings(sizeBytes: 50 as NSNumber)
        #expect((settings.cacheSettings as? PersistentCacheSettings)?.sizeBytes == 50)
        settings.cacheSettings = MemoryCacheSettings(garbageCollectorSettings: MemoryLRUGCSettings())
        #expect(MemoryCacheSettings() == MemoryCacheSettings() && MemoryLRUGCSettings() == MemoryLRUGCSettings())
        #expect(PersistentCacheSettings() != PersistentCacheSettings(sizeBytes: 1))
    }

    @Test func transactionsAreAwaited() async throws {
        let plum = shop.document("plum")
        try await plum.setData(["stock": 1])
        let result = try await Firestore.firestore().runTransaction { transaction, error in
            guard let stock = (try? transaction.getDocument(plum))?.get("stock") as? Int else { return nil }
            transaction.updateData(["stock": stock + 1], forDocument: plum)
            return stock
        }
        #expect(result as? Int == 1)
        #expect(try await plum.getDocument(source: .cache).get("stock") as? Int == 2)
        #expect(try await shop.getDocuments(source: .server).documents.count == 1)
        await #expect(throws: (any Error).self) {
            try await Firestore.firestore().runTransaction { _, error in
                error?.pointee = NSError(domain: "test", code: 1)
                return nil
            }
        }
    }
}
