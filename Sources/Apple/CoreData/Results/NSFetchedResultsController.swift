public import Foundation

/// Keeps the results of a fetch in step with its context, in sections, for a list.
///
/// Objects are made when they are asked for; those that nobody holds go again. Used on its context's queue.
open class NSFetchedResultsController<ResultType>: NSObject {
    let core: ResultsCore
    private let request: NSFetchRequest<ResultType>

    /// Makes a controller. Nothing is fetched before ``performFetch()``.
    ///
    /// - Parameters:
    ///   - fetchRequest: What to fetch; with one sort descriptor or more. Sections follow from the first of them.
    ///   - sectionNameKeyPath: What gives an object its section; nil for one section.
    ///   - name: Would name a file with the sections. Has no effect: they are computed anew.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            misuse(
                "NSInvalidArgumentException",
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        request = fetchRequest
        core = ResultsCore(request: fetchRequest, context: context, path: sectionNameKeyPath, cacheName: name)
        super.init()
    }

    /// Makes a controller that can fetch nothing, which takes the place of one that is made later.
    public override convenience init() {
        let (request, context) = (NSFetchRequest<ResultType>(), NSManagedObjectContext())
        self.init(
            core: ResultsCore(request: request, context: context, path: nil, cacheName: nil), request: request)
    }

    /// Another face of the same controller.
    init(core: ResultsCore, request: NSFetchRequest<ResultType>) {
        self.core = core
        self.request = request
    }

    // MARK: What was asked for

    /// What is fetched. A change counts from the next ``performFetch()`` on.
    open var fetchRequest: NSFetchRequest<ResultType> { request }
    /// The context of the objects.
    open var managedObjectContext: NSManagedObjectContext { core.context }
    /// What gives an object its section.
    open var sectionNameKeyPath: String? { core.path }
    /// The name of the file that Apple keeps sections in.
    open var cacheName: String? { core.cacheName }
    /// Would remove the file of that name, or all of them. Does nothing: there are none.
    open class func deleteCache(withName name: String?) {}

    /// Who is told of changes. Not kept. Without a delegate the results stay as they were fetched.
    open var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Fetches, and begins to listen to the context.
    open func performFetch() throws { try core.fetch() }

    // MARK: Results

    /// All objects in order; nil before ``performFetch()``.
    open var fetchedObjects: [ResultType]? { core.hasFetched ? core.objects as? [ResultType] : nil }

    /// The object at a section and a row.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.object(at: indexPath) as? ResultType else {
            misuse(
                "NSInvalidArgumentException",
                "no object at index \(indexPath.last ?? 0) in section at index "
                    + "\(indexPath.first ?? 0)")
        }
        return object
    }

    /// Where an object is; nil if it is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.indexPath(of: $0.objectID) }
            ?? (object as? NSManagedObjectID).flatMap(core.indexPath)
    }

    /// The sections; nil before ``performFetch()``.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.hasFetched ? core.sectionInfos : nil }
    /// The titles of the sections for the index at a list's side.
    open var sectionIndexTitles: [String] { core.indexTitles }

    /// The title of a section for the index at a list's side: its first letter, as a capital. The delegate is asked
    /// first.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        core.indexTitle(for: sectionName)
    }

    /// The section that a title of the index leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        core.section(forIndexTitle: title, at: sectionIndex)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsFace)?.core === core }
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller, whatever the type of its results.
protocol ResultsFace: AnyObject {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsFace {}
