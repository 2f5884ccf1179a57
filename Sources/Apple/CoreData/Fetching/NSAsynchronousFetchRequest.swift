public import Foundation

/// Fetches while the app goes on; a closure gets the results on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    private let request: NSFetchRequest<ResultType>
    private let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// Fetches what the request says, and tells the closure.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock block: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        self.request = request
        self.block = block
    }

    /// What is fetched.
    open var fetchRequest: NSFetchRequest<ResultType> { request }
    /// Whom the results are told.
    open var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? { block }
    /// About how many results there will be.
    open var estimatedResultCount = 0

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(request: self, context: context)
        context.perform {
            if !result.isCancelled {
                do {
                    result.finalResult = try context.fetch(self.request)
                } catch {
                    result.operationError = error
                }
            }
            result.progress?.completedUnitCount = result.progress?.totalUnitCount ?? 0
            self.block?(result)
        }
        return result
    }
}

/// What becomes of an asynchronous fetch.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    /// The request.
    public final let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The context that fetches.
    public final let managedObjectContext: NSManagedObjectContext
    /// How far it is, if there was a current progress when it began.
    public final let progress: Progress?
    /// The results, once they are there.
    open internal(set) var finalResult: [ResultType]?
    /// Why there are none.
    open internal(set) var operationError: (any Error)?
    private(set) final var isCancelled = false

    init(request: NSAsynchronousFetchRequest<ResultType>, context: NSManagedObjectContext) {
        fetchRequest = request
        managedObjectContext = context
        progress = Progress.current().map { _ in Progress(totalUnitCount: Int64(max(request.estimatedResultCount, 1))) }
    }

    /// Gives the fetch up, if it has not begun.
    open func cancel() { isCancelled = true }
}
