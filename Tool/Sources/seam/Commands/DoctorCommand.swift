import AppBuilder
import Foundation

/// `seam doctor`
struct DoctorCommand: Command {
    static let name = "doctor"
    static let summary = "what is installed, what is missing, how to get it"
    static let discussion =
        "Lists what Seam needs, whether it is installed, and the command that installs what is missing."

    init(_ arguments: Arguments) {}

    func run() throws(BuildError) {
        var packages: [String] = []
        var isComplete = true
        for requirement in Requirement.all {
            if let found = requirement.find() {
                print("  ok       \(requirement.name): \(found)")
                continue
            }
            let remedy = requirement.package.map { "Debian package \($0)" } ?? requirement.advice
            let use = requirement.use == .tests ? " (for the self-test only)" : ""
            print("  missing  \(requirement.name)\(use): \(remedy)")
            if let package = requirement.package { packages.append(package) }
            if requirement.use == .apps { isComplete = false }
        }
        printDisplay()
        if let installation = try? Installation.current() {
            print("  Seam is in \(installation.root.path), libraries in \(installation.configuration)")
        }
        if !packages.isEmpty { print("\nsudo apt-get install \(packages.joined(separator: " "))") }
        if !isComplete { throw BuildError(.failed, "") }
    }

    private func printDisplay() {
        if let name = Desktop.display {
            print("  ok       display: \(name)")
        } else {
            print("  note     no display: windows are served to a browser")
        }
    }
}
