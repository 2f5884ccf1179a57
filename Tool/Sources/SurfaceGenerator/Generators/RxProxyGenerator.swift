/// The superclasses of RxCocoa's delegate proxies: each has the methods of a protocol, tells of their calls and passes
/// them on.
///
/// A proxy says beside its class which protocol that is, and what class has the rest of it:
/// `// forwards: UITableViewDelegate in RxScrollViewDelegateProxy`. Its superclass is then called as the class itself,
/// with `_Forwarding` in front. A method has to be in a class, not in an extension, for subclasses to override it.
struct RxProxyGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let own = try surfaces.module("RxCocoa")
        let methods = ForwardingMethods(modules: try surfaces.modules(["UIKit", "RxCocoa"]))
        guard let folder = surfaces.reader.folder(of: "RxCocoa") else { return [] }
        var proxies: [Proxy] = []
        for type in own.types {
            guard let mark = type.mark("forwards") else { continue }
            guard let proxy = Proxy(type.name, mark) else {
                throw GenerationError("\(type.place): error: \"forwards: \(mark)\" is not \"PROTOCOL in CLASS\"")
            }
            proxies.append(proxy)
        }
        var files: [GeneratedFile] = []
        for proxy in proxies.sorted(by: { $0.name < $1.name }) {
            let above = proxies.first { $0.name == proxy.superclass }
            let told = Set(above.map { methods.inherited($0.protocolName).map(\.name) } ?? [])
            let protocols = methods.inherited(proxy.protocolName).filter { !told.contains($0.name) }
            guard !protocols.isEmpty else {
                throw GenerationError("\(proxy.name) forwards \(proxy.protocolName), which is no protocol of UIKit's")
            }
            files.append(
                GeneratedFile(
                    path: "\(folder)/Generated/_Forwarding\(proxy.name).swift", from: "\(proxy.protocolName) of UIKit",
                    body: try body(proxy, protocols, all: methods.inherited(proxy.protocolName))))
        }
        return files
    }

    private struct Proxy {
        let name: String
        let protocolName: String
        let superclass: String

        init?(_ name: String, _ mark: String) {
            guard let place = mark.firstRange(of: " in ") else { return nil }
            self.name = name
            protocolName = String(mark[..<place.lowerBound])
            superclass = String(mark[place.upperBound...])
        }
    }

    private func body(
        _ proxy: Proxy, _ protocols: [TypeDeclaration], all: [TypeDeclaration]
    ) throws(GenerationError) -> String {
        let name = proxy.protocolName
        let isTyped = proxy.superclass.contains("any \(name)>")
        let target = isTyped ? "forwardToDelegate()" : "forwardToDelegate() as? any \(name)"
        var text = """
            import Foundation

            /// Tells of the calls of `\(name)`, and passes them on.
            @preconcurrency @MainActor
            open class _Forwarding\(proxy.name): \(proxy.superclass), \(name) {
                private var target: any \(name) { \(target) ?? Absent.shared }

            """
        var seen: Set<String> = []
        for method in protocols.flatMap(ForwardingMethods.methods) where seen.insert(method.signature).inserted {
            let selector = ObjectiveCSelector.name(of: method)
            text += """

                    open \(ForwardingMethods.head(method)) {
                        note("\(selector)", \(ForwardingMethods.list(method))) { target.\(ForwardingMethods.call(method)) }
                    }

                """
        }
        text += """

                /// Nobody: what is optional has its default.
                private final class Absent: NSObject, \(name) {
                    static let shared = Absent()

            """
        for method in all.flatMap(ForwardingMethods.methods) where !method.isOptional {
            text += "\n        \(ForwardingMethods.head(method)) {\(Self.absent(method))}\n"
        }
        return text + "    }\n}\n"
    }

    /// An unanswered request.
    static func absent(_ method: MemberDeclaration) -> String {
        guard let type = method.type else { return "" }
        if type.hasSuffix("?") { return " nil " }
        switch type {
        case "Int", "CGFloat", "Double", "Float", "TimeInterval": return " 0 "
        case "Bool": return " false "
        case "String": return " \"\" "
        case _ where type.hasPrefix("["): return " [] "
        default: return " fatalError(\"Nothing has \(method.fullName), for which there is no default.\") "
        }
    }
}
