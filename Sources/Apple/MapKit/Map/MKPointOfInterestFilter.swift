public import Foundation

/// Which places that many people look for are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    /// All of them.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None of them.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    private let categories: Set<MKPointOfInterestCategory>
    private let includes: Bool

    /// Creates a filter that lets these kinds through.
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        includes = true
    }

    /// Creates a filter that lets all but these kinds through.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        includes = false
    }

    /// Whether a kind goes through.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
    /// Whether a kind is kept back.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
