/// The optional methods of UIKit's delegates, as a proxy has them that an app writes for one of them: they tell of their
/// calls, and pass them on.
///
/// The methods of RxCocoa's own proxies are in classes, as apps override them: ``RxProxyGenerator``.
struct RxDelegateGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let kit = try surfaces.module("UIKit")
        let methods = ForwardingMethods(modules: [kit])
        guard let folder = surfaces.reader.folder(of: "RxCocoa") else { return [] }
        let protocols = kit.types.filter { type in
            type.kind == .protocol && type.access.isPublic && type.attributes.contains("@MainActor")
                && ["Delegate", "DelegateFlowLayout", "DataSource", "Prefetching", "Updating"]
                    .contains { type.name.hasSuffix($0) }
        }
        var text = "import Foundation\n"
        for type in protocols.sorted(by: { $0.name < $1.name }) {
            let optional = ForwardingMethods.methods(of: type).filter { $0.isOptional && !$0.isAsync && !$0.isThrowing }
            let required = methods.inherited(type.name).flatMap(\.requirements).filter { !$0.isOptional }
            guard !optional.isEmpty, required.allSatisfy({ $0.kind == .method && !$0.isStatic }) else { continue }
            let absent = "_Absent\(type.name)"
            text += "\nextension \(type.name) where Self: _ForwardingDelegateProxy {\n"
            text += optional.map { method in
                """
                    public \(ForwardingMethods.head(method)) {
                        note("\(ObjectiveCSelector.name(of: method))", \(ForwardingMethods.list(method))) { (_forwardingTarget as? any \(type.name) ?? \(absent).shared).\(ForwardingMethods.call(method)) }
                    }

                """
            }.joined(separator: "\n")
            text +=
                "}\n\nprivate final class \(absent): NSObject, \(type.name) {\n    static let shared = \(absent)()\n"
            for method in required {
                text += "\n    \(ForwardingMethods.head(method)) {\(RxProxyGenerator.absent(method))}\n"
            }
            text += "}\n"
        }
        return [
            GeneratedFile(
                path: folder + "/Generated/DelegateProxy+Delegates.swift", from: "the delegates of UIKit", body: text)
        ]
    }
}
