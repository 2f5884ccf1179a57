/// The model: plain values and the rules about them.
struct Profile: Equatable {
    var name: String
    var email: String

    static let longestName = 20

    var hasValidEmail: Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasSuffix(".")
    }
}
