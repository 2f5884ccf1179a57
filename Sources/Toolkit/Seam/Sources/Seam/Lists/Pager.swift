import Foundation

/// A list that comes page by page.
///
/// ```swift
/// lazy var photos = Pager<Photo, Int> { page in
///     let page = page ?? 1
///     return Pager.Page(try await api.photos(page: page), next: page + 1)
/// }
/// ```
///
/// May be used on any thread; the properties are set on the main thread.
public final class Pager<Item, Cursor>: @unchecked Sendable {
    /// A part of the list.
    public struct Page {
        /// The elements.
        public var items: [Item]
        /// Where the next page begins; nil on the last.
        public var next: Cursor?

        /// Creates a page.
        public init(_ items: [Item], next: Cursor?) {
            self.items = items
            self.next = next
        }
    }

    /// The elements of all pages that have come.
    public let items = Property<[Item]>([])
    /// Whether a page is on its way.
    public let isLoading = Property(false)
    /// Why the last page did not come. The next call tries that page again.
    public let error = Property<(any Error)?>(nil)
    /// Whether there are more pages, or none has come yet.
    public let hasMore = Property(true)

    private let load: @MainActor (Cursor?) async throws -> Page
    private let lock = NSLock()
    private var next: Cursor?
    private var task: Task<Void, Never>?
    /// Counts the calls: what an older one brings is left alone.
    private var generation = 0

    /// Creates a list of which nothing has been loaded.
    ///
    /// - Parameter load: Loads the page that begins at a cursor, the first for nil.
    public init(_ load: @escaping @MainActor (Cursor?) async throws -> Page) {
        self.load = load
    }

    deinit { task?.cancel() }

    /// Loads the next page, unless one is on its way or there is none.
    ///
    /// - Returns: The loading, whose end can be waited for; nil if there is nothing to load.
    @discardableResult
    public func loadNext() -> Task<Void, Never>? {
        guard hasMore.value else { return nil }
        return start(isFirst: false)
    }

    /// Loads the first page again. The elements stay until it has come; a page that is on its way is given up.
    @discardableResult
    public func reload() -> Task<Void, Never> {
        start(isFirst: true)!
    }

    /// Loads the next page if the element at `index` is among the last, `distance` from the end or nearer.
    public func loadNext(ifNear index: Int, distance: Int = 5) {
        if index >= items.value.count - distance, error.value == nil { loadNext() }
    }

    private func start(isFirst: Bool) -> Task<Void, Never>? {
        lock.lock()
        if !isFirst, task != nil {
            lock.unlock()
            return nil
        }
        task?.cancel()
        generation += 1
        let number = generation
        let cursor = isFirst ? nil : next
        let call = Loading(page: load, cursor: cursor)
        let task = Task { @MainActor [weak self] in
            self?.begin(number)
            do {
                let page = try await call.page(call.cursor)
                self?.finish(number, page, isFirst: isFirst)
            } catch {
                self?.finish(number, error)
            }
        }
        self.task = task
        lock.unlock()
        return task
    }

    /// What a task calls, which the compiler does not know to be sendable.
    private struct Loading: @unchecked Sendable {
        let page: @MainActor (Cursor?) async throws -> Page
        let cursor: Cursor?
    }

    @MainActor private func begin(_ number: Int) {
        guard lock.withLock({ number == generation }) else { return }
        error.value = nil
        isLoading.value = true
    }

    @MainActor private func finish(_ number: Int, _ page: Page, isFirst: Bool) {
        guard end(number, next: page.next) else { return }
        hasMore.value = page.next != nil
        if isFirst { items.value = page.items } else { items.set { $0 += page.items } }
        isLoading.value = false
    }

    @MainActor private func finish(_ number: Int, _ error: any Error) {
        guard end(number, next: nil, keepsNext: true) else { return }
        if !(error is CancellationError) { self.error.value = error }
        isLoading.value = false
    }

    private func end(_ number: Int, next: Cursor?, keepsNext: Bool = false) -> Bool {
        lock.withLock {
            guard number == generation else { return false }
            task = nil
            if !keepsNext { self.next = next }
            return true
        }
    }
}
