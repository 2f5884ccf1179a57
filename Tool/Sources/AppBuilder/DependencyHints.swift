import Foundation
import XcodeProject

/// What there is to say about a module that is missing: who asks for it, and what to do.
struct DependencyHints {
    private let products: [(name: String, address: String?, place: String)]
    private let dependencies: [Dependency]

    init(sources: AppSources) {
        guard let origin = sources.origin else {
            products = []
            dependencies = []
            return
        }
        products = origin.target.products.map {
            ($0.name, $0.address, "\(origin.project.file.path):\($0.line)")
        }
        dependencies = DependencyReader.dependencies(of: origin.project.url, root: sources.root)
    }

    /// A paragraph on each of the modules.
    func advice(for modules: [String]) -> String {
        modules.map(advice).joined(separator: "\n")
    }

    private func advice(for module: String) -> String {
        let help = "give the folder of its sources as --dependency \(module)=PATH"
        if let product = products.first(where: { Self.isSame($0.name, module) }) {
            return "seam: \(module) is a product of a Swift package, asked for at \(product.place); "
                + Self.fetch(product.address) + help
        }
        let named = dependencies.filter { Self.isSame($0.name, module) }
        if let dependency = named.first(where: { $0.address != nil }) ?? named.first {
            let version = dependency.version.map { " (\($0))" } ?? ""
            return "seam: \(module)\(version) is a \(dependency.manager.rawValue), asked for at "
                + "\(dependency.file.path):\(dependency.line); " + Self.fetch(dependency.address) + help
        }
        return "seam: \(module): neither a module of Apple's that Seam has, nor one of the app's; "
            + "if it is a library, " + help
    }

    private static func fetch(_ address: String?) -> String {
        address.map { "get it (git clone \($0)) and " } ?? "get it and "
    }

    /// A module is called as its library is, as far as an identifier can.
    private static func isSame(_ name: String, _ module: String) -> Bool {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let one = plain(name)
        let other = plain(module)
        return one == other || one == other + "swift" || one + "swift" == other
    }
}
