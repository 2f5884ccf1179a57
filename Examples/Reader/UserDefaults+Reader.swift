import Foundation

extension UserDefaults {
    /// Whether the text stands on a dark page. Its name is its key, so that it can be observed.
    @objc dynamic var isNightPage: Bool {
        get { bool(forKey: "isNightPage") }
        set { set(newValue, forKey: "isNightPage") }
    }
}
