/// Completes what a person has begun to write, with places that Nominatim finds.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// What is searched for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Sights and shops.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Searches that begin so. None are found.
        public static let query = ResultType(rawValue: 4)
    }

    /// Who is told. It is not kept.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Where places should rather be.
    open var region = MKCoordinateRegion()
    /// Everything by default. Has no effect: whatever is found is given.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The completions, the best one first.
    open private(set) var results: [MKLocalSearchCompletion] = []
    /// Whether others are on their way.
    open var isSearching: Bool { search != nil }

    private var search: MKLocalSearch?
    private var timer: Timer?

    /// What the person has written. Setting it begins a search, once nothing more has been written for a moment.
    open var queryFragment: String = "" { didSet { if queryFragment != oldValue { changed() } } }

    /// Ends the search.
    open func cancel() {
        timer?.invalidate()
        (timer, search) = (nil, nil)
    }

    private func changed() {
        cancel()
        guard !queryFragment.allSatisfy(\.isWhitespace) else {
            results = []
            delegate?.completerDidUpdateResults(self)
            return
        }
        // The service takes one request a second.
        let timer = Timer(timeInterval: 1, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.begin() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func begin() {
        let fragment = queryFragment
        let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: fragment, region: region))
        self.search = search
        search.start { [weak self, weak search] response, error in
            MainActor.assumeIsolated {
                guard let self, self.search === search else { return }
                self.search = nil
                if let response {
                    self.results = response.mapItems.map { item in
                        let lines = item.placemark.details.lines
                        let title = item.name ?? lines.first ?? ""
                        return MKLocalSearchCompletion(
                            title, lines.filter { $0 != title }.joined(separator: ", "), fragment: fragment)
                    }
                    self.delegate?.completerDidUpdateResults(self)
                } else if let error {
                    self.delegate?.completer(self, didFailWithError: error)
                }
            }
        }
    }
}
