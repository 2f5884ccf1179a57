public import Foundation

/// What sites leave: cookies, caches, databases.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let lasting = WKWebsiteDataStore(number: 0)
    private static var lastNumber = 0

    let number: Int
    /// Its cookies.
    public let httpCookieStore: WKHTTPCookieStore
    /// Whether what is in it lasts longer than the app.
    open var isPersistent: Bool { number == 0 }

    private init(number: Int) {
        self.number = number
        httpCookieStore = WKHTTPCookieStore(store: number)
    }

    /// Returns the store that lasts, in the app's own folder.
    open class func `default`() -> WKWebsiteDataStore { lasting }

    /// Returns a new store in memory.
    open class func nonPersistent() -> WKWebsiteDataStore {
        lastNumber += 1
        return WKWebsiteDataStore(number: lastNumber)
    }

    /// Returns the kinds of data that there are.
    open class func allWebsiteDataTypes() -> Set<String> { DataTypes.all }

    // MARK: Records

    /// Gets the sites that have left something of some kinds.
    @preconcurrency open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        PageEngine.shared.start()
        PageEngine.shared.ask("records", number, DataTypes.bits(of: dataTypes)) { answer in
            completionHandler(Self.records(in: answer))
        }
    }

    /// Returns the sites that have left something of some kinds.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in
            fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
        }
    }

    /// Removes what some sites have left of some kinds.
    @preconcurrency open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        PageEngine.shared.start()
        let number = PageEngine.shared.nextNumber()
        var message = PageMessage("remove", self.number, number, DataTypes.bits(of: dataTypes))
        for record in dataRecords { message.add(record.displayName) }
        PageEngine.shared.ask(message, number) { _ in completionHandler() }
    }

    /// Removes what some sites have left of some kinds, and returns when it is gone.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
        }
    }

    /// Removes what was changed since a time.
    @preconcurrency open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        PageEngine.shared.start()
        let age = Date().timeIntervalSince(date)
        // Longer than there is a web means all.
        let microseconds = age > 1e9 ? 0 : Int(age * 1_000_000)
        PageEngine.shared.ask("clear", number, DataTypes.bits(of: dataTypes), microseconds) { _ in
            completionHandler()
        }
    }

    /// Removes what was changed since a time, and returns when it is gone.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }

    private static func records(in answer: PageMessage) -> [WKWebsiteDataRecord] {
        guard answer.text(3) == "records" else { return [] }
        return stride(from: 4, to: answer.count - 1, by: 2).map { place in
            WKWebsiteDataRecord(
                displayName: answer.text(place), dataTypes: DataTypes.types(of: answer.int(place + 1)))
        }
    }
}
