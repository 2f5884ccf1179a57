import Foundation

/// What is read.
struct Book {
    var title: String
    var paragraphs: [String]

    static let sample = Book(
        title: "Watching",
        paragraphs: (1...12).map { number in
            "\(number). A model that can be watched keeps no list of its watchers. It says that a value will change, "
                + "sets it, and says that it did. Who asked to be told is told, in the order in which they asked, on "
                + "the thread that made the change."
        })
}
