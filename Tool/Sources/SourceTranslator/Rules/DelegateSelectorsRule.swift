import SwiftSyntax

/// `@objc` methods that UIKit calls by their selectors, under names that are not the protocol's in Swift.
enum DelegateSelectorsRule: TranslationRule {
    static let name = "delegate methods by selector"
    static let summary = """
        A method that is exposed to Objective-C under the selector of a delegate's optional method, with another name in \
        Swift, is called by a method of the protocol's name; and so is any method of a flow layout's delegate that is only \
        declared a collection view's delegate.
        """
    static let example = RuleExample(
        before: "class Strip: UIViewController, UICollectionViewDelegate {\n"
            + "    @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout,\n"
            + "        sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }\n}",
        after: "class Strip: UIViewController, UICollectionViewDelegate {\n"
            + "          func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout,\n"
            + "        sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }\n}",
        added: "extension Strip: @preconcurrency UICollectionViewDelegateFlowLayout {}")

    /// The protocols that a delegate may implement without saying so, by those that it says.
    private static let unsaid = ["UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate"]

    private static let bySelector = Dictionary(
        grouping: FrameworkMethods.ofProtocols.values.joined().filter(\.kind.isOptional), by: \.selector)

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let (node, record, scope) = (site.node, site.record, site.scope)
            guard record.isExposed, !record.isStatic, !record.isOverride, !record.isPrivate, !scope.isLocal,
                !scope.isGeneric, node.signature.effectSpecifiers == nil, node.genericParameterClause == nil
            else { return }
            let said = declared(of: scope.name, file.index)
            for method in bySelector[record.selector] ?? [] {
                let isSaid = said.contains(method.type)
                guard isSaid || unsaid[method.type].map(said.contains) == true,
                    method.labels.count == record.labels.count
                else { continue }
                if !isSaid {
                    let new = Registration.Conformance(
                        type: scope.name, witness: method.type, conditions: scope.conditions)
                    if !file.registration.conformances.contains(new) { file.registration.conformances.append(new) }
                }
                guard method.name != record.fullName else { continue }
                file.registration.declarations.append((file.conditions, witness(method, for: site)))
            }
        }
    }

    /// The protocols that a class and those it comes from say, with those of the frameworks' classes.
    private static func declared(of type: String, _ index: ModuleIndex) -> Set<String> {
        var names: Set<String> = []
        for name in index.ancestry(of: type) {
            for record in index.records[name] ?? [] { names.formUnion(record.inherited) }
        }
        if let parent = index.frameworkClass(of: type) {
            if FrameworkClasses.is(parent, under: "UICollectionViewController") {
                names.insert("UICollectionViewDelegate")
            }
            if FrameworkClasses.is(parent, under: "UITableViewController") { names.insert("UITableViewDelegate") }
        }
        return names
    }

    /// A method with the protocol's name, which calls the author's.
    private static func witness(_ method: FrameworkMethods.Method, for site: MethodSite) -> String {
        let (node, record, scope) = (site.node, site.record, site.scope)
        let parameters = node.signature.parameterClause.parameters
        let base = method.name.prefix { $0 != "(" }
        let declared = zip(parameters, method.labels).enumerated().map { number, pair in
            "\(pair.1.isEmpty ? "_" : pair.1) a\(number): \(OneLine.text(pair.0.type))"
        }
        let passed = record.labels.enumerated().map { $1.isEmpty ? "a\($0)" : "\($1): a\($0)" }
        let result = node.signature.returnClause.map { " -> " + OneLine.text($0.type) } ?? ""
        let access = node.modifiers.has(.open, .public) ? "public " : scope.access
        return """
            extension \(scope.name) {
                \(access)func \(base)(\(declared.joined(separator: ", ")))\(result) {
                    \(record.base)(\(passed.joined(separator: ", ")))
                }
            }
            """
    }
}
