import CoreData
import SwiftUI

/// What a fetch request in a view has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let controller: FetchController<Result>
    let request: NSFetchRequest<Result>

    /// Which objects; setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { controller.predicate ?? request.predicate }
        nonmutating set { controller.predicate = .some(newValue) }
    }

    /// In which order; setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller.sortDescriptors ?? request.sortDescriptors ?? [] }
        nonmutating set { controller.sortDescriptors = newValue }
    }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { controller.results.count }
    /// The result at a position.
    public subscript(position: Int) -> Result { controller.results[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// In which order; setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { controller.sortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}

/// What a sectioned fetch request in a view has found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The results that have an identifier in common.
    public struct Section: RandomAccessCollection, Identifiable {
        /// What the results have in common.
        public let id: SectionIdentifier
        let results: ArraySlice<Result>

        /// The first position.
        public var startIndex: Int { results.startIndex }
        /// The position behind the last.
        public var endIndex: Int { results.endIndex }
        /// The result at a position.
        public subscript(position: Int) -> Result { results[position] }
    }

    let controller: FetchController<Result>
    let request: NSFetchRequest<Result>
    /// What gives a result its section; setting it makes the sections anew.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { controller.sectionPath as? KeyPath<Result, SectionIdentifier> ?? path }
        nonmutating set { controller.sectionPath = newValue }
    }
    /// What the request says that gives a result its section.
    let path: KeyPath<Result, SectionIdentifier>

    /// Which objects; setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { controller.predicate ?? request.predicate }
        nonmutating set { controller.predicate = .some(newValue) }
    }

    /// In which order; setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller.sortDescriptors ?? request.sortDescriptors ?? [] }
        nonmutating set { controller.sortDescriptors = newValue }
    }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { runs.count }
    /// The section at a position.
    public subscript(position: Int) -> Section {
        let range = runs[position]
        return Section(
            id: controller.results[range.lowerBound][keyPath: sectionIdentifier], results: controller.results[range])
    }

    /// Stretches of results with the same identifier.
    private var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        var last: SectionIdentifier?
        for (position, result) in controller.results.enumerated() {
            let id = result[keyPath: sectionIdentifier]
            if id == last, let run = runs.last {
                runs[runs.count - 1] = run.lowerBound..<(position + 1)
            } else {
                runs.append(position..<(position + 1))
            }
            last = id
        }
        return runs
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// In which order; setting it fetches again. The first must be that of the sections.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { controller.sortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}
