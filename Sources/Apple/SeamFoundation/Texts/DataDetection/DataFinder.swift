import Foundation

/// Looks through a text for what an `NSDataDetector` is to find.
struct DataFinder {
    /// What is found, in its order; of what overlaps, a link comes before an address, a day and a number.
    private(set) var results: [NSTextCheckingResult] = []
    private let text: NSString
    private let range: NSRange

    init(_ string: String, in range: NSRange, for types: NSTextCheckingTypes) {
        text = NSString(string: string)
        let whole = NSRange(location: 0, length: text.length)
        guard range.location >= 0, range.length >= 0, range.location <= whole.length else {
            self.range = NSRange(location: 0, length: 0)
            return
        }
        self.range = NSIntersectionRange(range, whole)
        let wanted = NSTextCheckingResult.CheckingType(rawValue: types)
        // What is not wanted takes its place all the same: the digits of a link are no telephone number.
        var found: [DetectedResult] = []
        for finder in [links, addresses, days, phones] {
            for result in finder() where !found.contains(where: { $0.overlaps(result.range) }) { found.append(result) }
        }
        results = found.filter { wanted.contains($0.resultType) }.sorted { $0.range.location < $1.range.location }
    }

    /// The matches of an expression in the range.
    private func matches(_ expression: NSRegularExpression) -> [NSTextCheckingResult] {
        expression.matches(
            in: text as String, options: [.withTransparentBounds, .withoutAnchoringBounds], range: range)
    }

    private func part(_ match: NSTextCheckingResult, _ index: Int) -> String? {
        guard index < match.numberOfRanges else { return nil }
        let place = match.range(at: index)
        return place.location == NSNotFound ? nil : text.substring(with: place)
    }

    // MARK: Links

    private func links() -> [DetectedResult] {
        matches(Expressions.link).compactMap { match in
            var found = text.substring(with: match.range)
            LinkEnds.trim(&found)
            guard let url = LinkEnds.url(of: found) else { return nil }
            return DetectedResult(
                .link(url), at: NSRange(location: match.range.location, length: (found as NSString).length))
        }
    }

    // MARK: Numbers

    private func phones() -> [DetectedResult] {
        matches(Expressions.phone).compactMap { match in
            let found = text.substring(with: match.range)
            let digits = found.filter(\.isNumber).count
            guard (7...15).contains(digits), !Expressions.day.isWhole(found) else { return nil }
            return DetectedResult(.phone(found), at: match.range)
        }
    }

    // MARK: Addresses

    private func addresses() -> [DetectedResult] {
        matches(Expressions.address).map { match in
            var parts: [NSTextCheckingKey: String] = [:]
            for (index, key) in [NSTextCheckingKey.street, .city, .state, .zip].enumerated() {
                parts[key] = part(match, index + 1)
            }
            return DetectedResult(.address(parts), at: match.range)
        }
    }

    // MARK: Days

    private func days() -> [DetectedResult] {
        DayExpressions.all.flatMap { expression in
            matches(expression.pattern).compactMap { match -> DetectedResult? in
                guard let date = expression.date({ part(match, $0) }, Date(), .current) else { return nil }
                return DetectedResult(.date(date, nil), at: match.range)
            }
        }
    }

    private enum Expressions {
        static let link = NSRegularExpression(
            known: #"(?<![\p{L}\p{N}@._%+-])(?:[a-z][a-z0-9+.-]*://[^\s<>"\u3000-\u303F]+|mailto:[^\s<>"]+|"#
                + #"[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}|"#
                + #"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?::[0-9]{1,5})?(?:[/?#][^\s<>"\u3000-\u303F]*)?)"#
        )
        static let phone = NSRegularExpression(
            known: #"(?<![\p{L}\p{N}.,/-])(?:\+[0-9]{1,3}[ .-]?)?(?:\([0-9]{1,5}\)[ .-]?)?[0-9]{2,15}"#
                + #"(?:[ .-][0-9]{2,9}){0,5}(?![\p{N}]|[.,:/-][0-9]|[A-Za-z])"#)
        /// A number that is a day.
        static let day = NSRegularExpression(
            known: #"[0-9]{4}[-./][0-9]{1,2}[-./][0-9]{1,2}|[0-9]{1,2}[-./][0-9]{1,2}[-./][0-9]{4}"#)
        static let address = NSRegularExpression(
            known: #"(?<![\p{L}\p{N}])([0-9]{1,6}(?: [NSEW]\.?)?(?: [\p{L}0-9.'-]+){1,5}? "#
                + #"(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Loop|"#
                + #"Way|Parkway|Pkwy|Highway|Hwy|Terrace|Ter|Circle|Cir)\b\.?(?:,? (?:Apt|Suite|Ste|Unit|#)\.? ?[\p{L}0-9-]+)?)"#
                + #"(?:,?[ \n]+([\p{L}.'-]+(?: [\p{L}.'-]+){0,3}),? ([A-Z]{2})(?: ([0-9]{5}(?:-[0-9]{4})?))?)?(?![\p{L}\p{N}])"#
        )
    }
}

extension NSRegularExpression {
    /// An expression that is written in the code, where a mistake is one of the code.
    convenience init(known pattern: String) {
        do {
            try self.init(pattern: pattern, options: .caseInsensitive)
        } catch {
            preconditionFailure("\(pattern) is no regular expression: \(error)")
        }
    }

    /// Whether all of a text is a match.
    fileprivate func isWhole(_ text: String) -> Bool {
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return firstMatch(in: text, options: .anchored, range: whole)?.range == whole
    }
}

extension DetectedResult {
    func overlaps(_ other: NSRange) -> Bool { NSIntersectionRange(range, other).length > 0 }
}
