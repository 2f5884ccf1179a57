public import Foundation

/// By what items are put together.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A condition that items are to fulfil.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo, contains
}

/// That a property has a value.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The name of the property.
    public let property: String
    /// The value; nil for none.
    public let value: Any?
    /// How they are compared.
    public let comparisonType: MPMediaPredicateComparison

    /// Creates a condition.
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }
}

/// Asks the library for items. It is empty, so that there are none.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var predicates: Set<MPMediaPredicate>?
    private var grouping = MPMediaGrouping.title

    /// Creates a query of all items.
    public override convenience init() { self.init(filterPredicates: nil) }

    /// Creates a query of the items that fulfil all conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        predicates = filterPredicates
        super.init()
    }

    private static func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = grouping
        return query
    }

    /// Albums.
    open class func albums() -> MPMediaQuery { grouped(.album) }
    /// Artists.
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    /// Songs.
    open class func songs() -> MPMediaQuery { grouped(.title) }
    /// Lists.
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    /// Podcasts.
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
    /// Books.
    open class func audiobooks() -> MPMediaQuery { grouped(.title) }
    /// Compilations.
    open class func compilations() -> MPMediaQuery { grouped(.album) }
    /// Composers.
    open class func composers() -> MPMediaQuery { grouped(.composer) }
    /// Kinds of music.
    open class func genres() -> MPMediaQuery { grouped(.genre) }

    /// The conditions.
    open var filterPredicates: Set<MPMediaPredicate>? {
        get { lock.withLock { predicates } }
        set { lock.withLock { predicates = newValue } }
    }
    /// By what items are put together. `.title` by default.
    open var groupingType: MPMediaGrouping {
        get { lock.withLock { grouping } }
        set { lock.withLock { grouping = newValue } }
    }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        lock.withLock { predicates = (predicates ?? []).union([predicate]) }
    }

    /// Takes a condition away.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
        lock.withLock { _ = predicates?.remove(predicate) }
    }

    /// The items; nil if the app may not use the library.
    open var items: [MPMediaItem]? { isAllowed ? [] : nil }
    /// The items, put together; nil if the app may not use the library.
    open var collections: [MPMediaItemCollection]? { isAllowed ? [] : nil }
    /// The sections of ``items`` by first letters; nil if there are none.
    open var itemSections: [MPMediaQuerySection]? { nil }
    /// The sections of ``collections`` by first letters; nil if there are none.
    open var collectionSections: [MPMediaQuerySection]? { nil }

    private var isAllowed: Bool { MPMediaLibrary.authorizationStatus() == .authorized }
}

/// The items of a letter.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    /// The letter.
    public let title: String
    /// Which items they are.
    public let range: NSRange

    init(title: String, range: NSRange) {
        (self.title, self.range) = (title, range)
        super.init()
    }
}
