import Foundation

// The class is in another file.
extension Derived {
    override func plain() -> String { "derived " + super.plain() + twice(of: 2) }
    private func twice(of number: Int) -> String { "\(number * 2)" }
}
