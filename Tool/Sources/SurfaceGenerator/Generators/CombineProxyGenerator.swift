/// The methods of UIKit's delegates that return nothing, as a proxy of CombineCocoa has them that does not write them
/// itself.
struct CombineProxyGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let kit = try surfaces.module("UIKit")
        guard let folder = surfaces.reader.folder(of: "CombineCocoa") else { return [] }
        let protocols = kit.types.filter { type in
            type.kind == .protocol && type.access.isPublic && type.attributes.contains("@MainActor")
                && ["Delegate", "DelegateFlowLayout", "Prefetching", "Updating"].contains { type.name.hasSuffix($0) }
        }
        var text = "import Foundation\nimport UIKit\n"
        for type in protocols.sorted(by: { $0.name < $1.name }) {
            let methods = ForwardingMethods.methods(of: type).filter { $0.type == nil }
            guard !methods.isEmpty else { continue }
            text += "\nextension \(type.name) where Self: DelegateProxy {\n"
            text += methods.map { method in
                """
                    public \(ForwardingMethods.head(method)) {
                        intercepted("\(ObjectiveCSelector.name(of: method))", \(ForwardingMethods.list(method)))
                    }

                """
            }.joined(separator: "\n")
            text += "}\n"
        }
        return [
            GeneratedFile(
                path: folder + "/Generated/DelegateProxy+Delegates.swift", from: "the delegates of UIKit", body: text)
        ]
    }
}
