public import Foundation

extension IndexPath {
    /// Creates an index path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates an index path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The row within the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second number: the item of a collection view, the row of a table.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The first number.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}

extension NSIndexPath {
    /// Creates an index path of a row in a section.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates an index path of an item in a section.
    public convenience init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    /// The section.
    public var section: Int { index(atPosition: 0) }
    /// The row within the section.
    public var row: Int { index(atPosition: 1) }
    /// The second number: the item of a collection view, the row of a table.
    public var item: Int { index(atPosition: 1) }
}
