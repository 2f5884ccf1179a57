import Foundation
internal import SeamPrimitives

/// What the store sells, and what the person has bought: kept in the app's container.
final class StoreLedger: @unchecked Sendable {
    /// Those of the app; tests have their own.
    @TaskLocal static var current = StoreLedger(
        .ofApp,
        file: FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
            .appendingPathComponent("StoreKit/purchases.json"))

    let configuration: StoreConfiguration?
    private let file: URL?
    private let now: @Sendable () -> Date
    /// Asks the person whether they want to buy.
    let cashier: any Cashier
    private let lock = NSLock()
    private var book = PurchaseBook()
    private var listeners: [UUID: (Change) -> Void] = [:]
    /// Those of the listeners that hear of transactions.
    private var takers: Set<UUID> = []
    /// What was not told of yet, as nobody listens.
    private var untold: [PurchaseRecord]

    enum Change {
        /// A transaction that the app did not wait for.
        case transaction(PurchaseRecord)
        /// A subscription of a group is other than before.
        case status(group: String)
        /// Something was bought.
        case purchase
    }

    init(
        _ configuration: StoreConfiguration?, file: URL?, now: @escaping @Sendable () -> Date = { Date() },
        cashier: any Cashier = SystemCashier()
    ) {
        (self.configuration, self.file, self.now, self.cashier) = (configuration, file, now, cashier)
        if let file, let data = try? Data(contentsOf: file) {
            do { book = try JSONDecoder().decode(PurchaseBook.self, from: data) } catch {
                LoggedOnce.say("StoreKit: what was bought cannot be read from \(file.path): \(error)")
            }
        }
        untold = book.records.filter { !$0.isFinished }
    }

    var date: Date { now() }

    /// Everything that was bought, the oldest first, with the renewals up to now.
    var records: [PurchaseRecord] { change { $0.records } }

    func renewal(of group: String) -> RenewalRecord? { change { $0.renewals[group] } }

    /// The latest purchase in a group of subscriptions.
    func latest(inGroup group: String) -> PurchaseRecord? {
        records.last { $0.groupID == group && !$0.isUpgraded }
    }

    /// Whether a first offer of a group may be given.
    func isEligibleForIntroductoryOffer(inGroup group: String) -> Bool {
        !records.contains { $0.groupID == group && $0.offerType == 1 }
    }

    // MARK: Changes

    /// Buys something. Somebody who has it, or subscribes to it, has it further on.
    func buy(
        _ item: StoreConfiguration.Item, quantity: Int = 1, token: UUID? = nil, offerID: String? = nil
    ) -> PurchaseRecord {
        let date = now()
        let group = configuration?.group(of: item.productID)?.id
        let isFirst = group.map { isEligibleForIntroductoryOffer(inGroup: $0) } ?? false
        let record: PurchaseRecord = change { book in
            if item.type == "NonConsumable",
                let owned = book.records.last(where: { $0.productID == item.productID && $0.revocationDate == nil })
            {
                return owned
            }
            var record = self.record(item, group, date, book.nextID)
            (record.quantity, record.appAccountToken) = (quantity, token)
            if let group {
                if let held = book.records.lastIndex(where: { $0.groupID == group && $0.isActive(at: date) }) {
                    let old = book.records[held]
                    book.renewals[group] = RenewalRecord(renews: true, productID: item.productID)
                    if old.productID == item.productID || self.level(item.productID) > self.level(old.productID) {
                        // It is there already, or comes at the end of the period.
                        return old
                    }
                    book.records[held].isUpgraded = true
                    (record.originalID, record.originalPurchaseDate) = (old.originalID, old.originalPurchaseDate)
                } else if let old = book.records.last(where: { $0.groupID == group }) {
                    (record.originalID, record.originalPurchaseDate) = (old.originalID, old.originalPurchaseDate)
                }
                book.renewals[group] = RenewalRecord(renews: true, productID: item.productID)
                if let offer = item.adHocOffers?.first(where: { $0.offerID == offerID }), offerID != nil {
                    self.apply(offer, type: 2, to: &record)
                } else if isFirst, let offer = item.introductoryOffer {
                    self.apply(offer, type: 1, to: &record)
                }
            }
            book.nextID += 1
            book.records.append(record)
            return record
        }
        tell(.purchase)
        if let group { tell(.status(group: group)) }
        return record
    }

    /// Ends a transaction: what it gives has been given.
    func finish(_ id: UInt64) {
        change { book in
            if let index = book.records.firstIndex(where: { $0.id == id }) { book.records[index].isFinished = true }
        }
        lock.withLock { untold.removeAll { $0.id == id } }
    }

    /// Gives the money back.
    func refund(_ id: UInt64) {
        let date = now()
        let refunded: PurchaseRecord? = change { book in
            guard let index = book.records.firstIndex(where: { $0.id == id }) else { return nil }
            book.records[index].revocationDate = date
            book.records[index].revocationReason = 0
            if let group = book.records[index].groupID { book.renewals[group]?.renews = false }
            return book.records[index]
        }
        guard let refunded else { return }
        tell(.transaction(refunded))
        if let group = refunded.groupID { tell(.status(group: group)) }
    }

    /// Says whether a subscription goes on at the end of its period.
    func setRenews(_ renews: Bool, inGroup group: String) {
        change { $0.renewals[group]?.renews = renews }
        tell(.status(group: group))
    }

    /// Hears of what comes.
    ///
    /// - Parameter takesTransactions: Whether transactions are taken, also those that came while nobody took them.
    func listen(takesTransactions: Bool, to body: @escaping @Sendable (Change) -> Void) -> UUID {
        let id = UUID()
        let waiting: [PurchaseRecord] = lock.withLock {
            listeners[id] = body
            guard takesTransactions else { return [] }
            takers.insert(id)
            defer { untold = [] }
            return untold
        }
        for record in waiting { body(.transaction(record)) }
        return id
    }

    func stopListening(_ id: UUID) { lock.withLock { (listeners[id], _) = (nil, takers.remove(id)) } }

    func tell(_ change: Change) {
        let all: [(Change) -> Void] = lock.withLock {
            if takers.isEmpty, case .transaction(let record) = change { untold.append(record) }
            return Array(listeners.values)
        }
        for listener in all { listener(change) }
    }

    // MARK: Periods

    /// The higher a subscription in its group, the lower the number.
    private func level(_ productID: String) -> Int { configuration?.item(productID)?.groupNumber ?? 1 }

    private func record(
        _ item: StoreConfiguration.Item, _ group: String?, _ date: Date, _ id: UInt64
    ) -> PurchaseRecord {
        PurchaseRecord(
            id: id, originalID: id, productID: item.productID, type: Product.ProductType(file: item.type).rawValue,
            groupID: group, purchaseDate: date, originalPurchaseDate: date,
            expirationDate: item.recurringSubscriptionPeriod.flatMap { Product.SubscriptionPeriod(iso: $0) }?
                .end(from: date),
            price: item.price, currency: configuration?.currency ?? "USD",
            storefront: configuration?.storefront ?? "USA")
    }

    private func apply(_ offer: StoreConfiguration.Offer, type: Int, to record: inout PurchaseRecord) {
        (record.offerType, record.offerID, record.offerMode) = (type, offer.offerID, offer.paymentMode)
        record.price = offer.price
        let count = offer.paymentMode == "payAsYouGo" ? 1 : max(1, offer.numberOfPeriods ?? 1)
        guard let period = offer.subscriptionPeriod.flatMap({ Product.SubscriptionPeriod(iso: $0) }) else { return }
        record.expirationDate = (0..<count).reduce(record.purchaseDate) { date, _ in period.end(from: date) }
    }

    /// Reads or changes the book after what is due, and writes it if it changed.
    @discardableResult
    private func change<T>(_ body: (inout PurchaseBook) -> T) -> T {
        let (result, renewed): (T, [PurchaseRecord]) = lock.withLock {
            let before = (book.records, book.renewals)
            let renewed = renew()
            let result = body(&book)
            if book.records != before.0 || book.renewals != before.1 { write() }
            return (result, renewed)
        }
        for record in renewed {
            tell(.transaction(record))
            if let group = record.groupID { tell(.status(group: group)) }
        }
        return result
    }

    /// Goes on with the subscriptions whose periods have ended.
    private func renew() -> [PurchaseRecord] {
        var renewed: [PurchaseRecord] = []
        let date = now()
        for (group, renewal) in book.renewals where renewal.renews {
            while let last = book.records.last(where: { $0.groupID == group && !$0.isUpgraded }),
                last.revocationDate == nil, let end = last.expirationDate, end <= date,
                let item = configuration?.item(renewal.productID)
            {
                var record = record(item, group, end, book.nextID)
                guard let next = record.expirationDate, next > end else { break }
                (record.originalID, record.originalPurchaseDate) = (last.originalID, last.originalPurchaseDate)
                (record.isRenewal, record.appAccountToken) = (true, last.appAccountToken)
                if let type = last.offerType, last.offerMode == "payAsYouGo", last.productID == item.productID {
                    let offer =
                        type == 1
                        ? item.introductoryOffer : item.adHocOffers?.first { $0.offerID == last.offerID }
                    let given = book.records.filter {
                        $0.originalID == last.originalID && $0.offerType == type && $0.offerID == last.offerID
                    }
                    if let offer, given.count < offer.numberOfPeriods ?? 1 { apply(offer, type: type, to: &record) }
                }
                book.nextID += 1
                book.records.append(record)
                renewed.append(record)
            }
        }
        return renewed
    }

    private func write() {
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(book).write(to: file, options: .atomic)
        } catch { LoggedOnce.say("StoreKit: what was bought cannot be kept in \(file.path): \(error)") }
    }
}
