/// What is found in a text that cannot be edited.
extension UITextView {
    /// The text with links to what was found in it; a link of the text's own stays.
    var linkedText: NSAttributedString {
        let text = editor.attributedText
        guard !dataDetectorTypes.isEmpty, !isEditable, text.length > 0,
            let detector = try? NSDataDetector(types: dataDetectorTypes.checkingTypes)
        else { return text }
        var result: NSMutableAttributedString?
        for match in detector.matches(in: text.string, range: NSRange(location: 0, length: text.length)) {
            guard let url = match.linkURL, !hasLink(text, in: match.range) else { continue }
            result = result ?? NSMutableAttributedString(attributedString: text)
            result?.addAttribute(.link, value: url, range: match.range)
        }
        return result ?? text
    }

    private func hasLink(_ text: NSAttributedString, in range: NSRange) -> Bool {
        var isLinked = false
        text.enumerateAttribute(.link, in: range) { value, _, stop in
            guard value != nil else { return }
            isLinked = true
            stop.pointee = true
        }
        return isLinked
    }
}

extension UIDataDetectorTypes {
    fileprivate var checkingTypes: NSTextCheckingTypes {
        var types: NSTextCheckingResult.CheckingType = []
        if contains(.phoneNumber) { types.insert(.phoneNumber) }
        if contains(.link) { types.insert(.link) }
        if contains(.address) { types.insert(.address) }
        if contains(.calendarEvent) { types.insert(.date) }
        return types.rawValue
    }
}

extension NSTextCheckingResult {
    /// What a tap opens: the schemes are those of iOS.
    fileprivate var linkURL: URL? {
        if let url { return url }
        if let phoneNumber {
            return link("tel", phoneNumber.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
        }
        if let date { return link("calshow", String(Int(date.timeIntervalSinceReferenceDate))) }
        guard let parts = addressComponents else { return nil }
        var components = URLComponents(string: "http://maps.apple.com/")
        let place = [NSTextCheckingKey.street, .city, .state, .zip].compactMap { parts[$0] }.joined(separator: ", ")
        components?.queryItems = [URLQueryItem(name: "address", value: place)]
        return components?.url
    }

    private func link(_ scheme: String, _ path: String) -> URL? {
        var components = URLComponents()
        components.scheme = scheme
        components.path = path
        return components.url
    }
}
