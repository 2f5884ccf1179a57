public import StoreKit
public import SwiftUI

/// How far it is known what the person may use.
public enum EntitlementTaskState<Value> {
    /// It is not known yet.
    case loading
    /// It could not be known.
    case failure(any Error)
    /// It is known.
    case success(Value)

    /// What is known; nil if it is not.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// The same of another value.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }

    /// The same of another value, which may take its time.
    public func map<Other>(
        isolation: isolated (any Actor)? = #isolation, _ transform: (Value) async throws -> Other
    ) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: return .loading
        case .failure(let error): return .failure(error)
        case .success(let value):
            // The closure has it to the end, and nobody changes it meanwhile.
            nonisolated(unsafe) let sent = value
            return .success(try await transform(sent))
        }
    }

    /// What a closure makes of the value.
    public func flatMap<Other>(
        _ transform: (Value) throws -> EntitlementTaskState<Other>
    ) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<StoreKit.Transaction>? {
    /// The transaction that lets the person use something; nil if they may not, or it is not known.
    public var transaction: VerificationResult<StoreKit.Transaction>? { value ?? nil }
}

extension Product {
    /// How far a product is loaded.
    public enum TaskState: Sendable {
        /// It is being loaded.
        case loading
        /// The store does not have it.
        case unavailable
        /// It could not be loaded.
        case failure(any Error)
        /// It is there.
        case success(Product)

        /// The product; nil if it is not there.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far products are loaded.
    public enum CollectionTaskState: Sendable {
        /// They are being loaded.
        case loading
        /// They could not be loaded.
        case failure(any Error)
        /// They are there, without those that the store does not have.
        case success([Product], unavailable: [Product.ID])

        /// The products; nil if they are not there.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
        /// What the store does not have; nil if that is not known.
        public var unavailableProductIDs: [Product.ID]? {
            if case .success(_, let unavailable) = self { unavailable } else { nil }
        }
    }

    static func load(_ ids: [String]) async -> CollectionTaskState {
        do {
            let all = try await products(for: ids)
            let sorted = ids.compactMap { id in all.first { $0.id == id } }
            return .success(sorted, unavailable: ids.filter { id in !all.contains { $0.id == id } })
        } catch { return .failure(error) }
    }

    static func load(_ id: String) async -> TaskState {
        do { return try await products(for: [id]).first.map { .success($0) } ?? .unavailable } catch {
            return .failure(error)
        }
    }
}

extension View {
    /// Loads a product when the view appears, and tells of it.
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @MainActor @escaping @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            await action(await Product.load(id))
        }
    }

    /// Loads products when the view appears, and tells of them.
    public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @MainActor @escaping @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View {
        let ids = Array(ids)
        return task(id: ids, priority: priority) {
            await action(.loading)
            await action(await Product.load(ids))
        }
    }

    /// Tells whether the person may use a product, when the view appears and whenever that becomes other.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action:
            @MainActor @escaping @Sendable (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async ->
            Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            for await _ in StoreChanges() {
                await action(.success(await StoreKit.Transaction.currentEntitlement(for: productID)))
            }
        }
    }

    /// Tells what the person has of a group of subscriptions, when the view appears and whenever that becomes other.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @MainActor @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            for await _ in StoreChanges() {
                do { await action(.success(try await Product.SubscriptionInfo.status(for: groupID))) } catch {
                    await action(.failure(error))
                }
            }
        }
    }

    /// Shows the person's subscriptions while `isPresented` is true.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        modifier(SystemDialogue(isPresented: isPresented) { await SubscriptionDesk().show(group: nil) })
    }

    /// Shows the person's subscription of a group while `isPresented` is true.
    public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View {
        modifier(
            SystemDialogue(isPresented: isPresented) { await SubscriptionDesk().show(group: subscriptionGroupID) })
    }

    /// Asks whether the person wants their money back while `isPresented` is true.
    public func refundRequestSheet(
        for transactionID: StoreKit.Transaction.ID, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor @Sendable (
                Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>
            ) -> Void
        )? = nil
    ) -> some View {
        modifier(
            SystemDialogue(isPresented: isPresented) {
                do {
                    onDismiss?(.success(try await StoreKit.Transaction.requestRefund(for: transactionID)))
                } catch {
                    onDismiss?(.failure(error as? StoreKit.Transaction.RefundRequestError ?? .failed))
                }
            })
    }
}

/// A dialogue of the system's, which is shown while a value is true.
struct SystemDialogue: ViewModifier {
    @Binding var isPresented: Bool
    let show: @MainActor () async -> Void

    init(isPresented: Binding<Bool>, show: @escaping @MainActor () async -> Void) {
        _isPresented = isPresented
        self.show = show
    }

    func body(content: Content) -> some View {
        content.task(id: isPresented) {
            guard isPresented else { return }
            await show()
            isPresented = false
        }
    }
}
