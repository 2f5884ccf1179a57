/// Limits of the text size.
extension UIView {
    private enum Least: RareValue { static var usual: UIContentSizeCategory? { nil } }
    private enum Greatest: RareValue { static var usual: UIContentSizeCategory? { nil } }

    var leastContentSize: UIContentSizeCategory? {
        get { rare[Least.self] }
        set {
            rare[Least.self] = newValue
            traitsMayHaveChanged()
        }
    }

    var greatestContentSize: UIContentSizeCategory? {
        get { rare[Greatest.self] }
        set {
            rare[Greatest.self] = newValue
            traitsMayHaveChanged()
        }
    }

    var contentSizeLimits: String {
        let least = minimumContentSizeCategory.map { $0.rawValue + " <= " } ?? ""
        return least + "L" + (maximumContentSizeCategory.map { " <= " + $0.rawValue } ?? "")
    }

    /// The traits with a text size within the view's limits.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let least = minimumContentSizeCategory, category < least { category = least }
        if let greatest = maximumContentSizeCategory, category > greatest { category = greatest }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }
}
