/// The accessible elements that changed.
struct ElementsMessage: Encodable, Equatable {
    var type = "elements"
    /// Whether all that was told before is to be forgotten.
    var isWhole = false
    /// New elements, and those of which anything is another.
    var put: [ElementRecord] = []
    /// The elements that are there no more.
    var gone: [Int] = []
    /// The parents whose children are others or in another order: the parent, then the children in reading order.
    var order: [[Int]] = []

    var isEmpty: Bool { put.isEmpty && gone.isEmpty && order.isEmpty && !isWhole }
}

/// A text for a screen reader.
struct AnnouncementMessage: Encodable {
    var type = "announcement"
    var text: String
}

/// The element that a screen reader is to go to.
struct ReaderMessage: Encodable {
    var type = "reader"
    var id: Int
}
