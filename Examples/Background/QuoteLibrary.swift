import Foundation
import RxSwift

/// Finds a quotation, which takes a while.
struct QuoteLibrary {
    private let quotes = [
        "Simplicity is prerequisite for reliability.",
        "The purpose of computing is insight, not numbers.",
        "A ship in port is safe, but that is not what ships are for.",
    ]

    /// The quotation of a number. The work is done where it is subscribed.
    func quote(_ number: Int) -> Single<String> {
        Single.create { [quotes] single in
            precondition(!Thread.isMainThread, "This would stop the user interface.")
            Thread.sleep(forTimeInterval: 0.3)
            single(.success(quotes[number % quotes.count]))
            return Disposables.create()
        }
    }
}
