import Foundation

/// What is filled in, and which mistakes there are.
struct __Screen__Entry: Equatable {
    var name = ""
    var age = ""

    var mistake: String? {
        if name.allSatisfy(\.isWhitespace) { return "A name, please" }
        guard let age = Int(age), (1...120).contains(age) else { return "An age from 1 to 120, please" }
        return nil
    }

    var greeting: String { "Hello, \(name)! You are \(age)." }
}
