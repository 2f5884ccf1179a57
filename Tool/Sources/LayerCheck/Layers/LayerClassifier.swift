import SourceTranslator
import SwiftSyntax

/// Finds the layer of each type: by what it is and does, then by who holds it, then by its name and folder.
///
/// The weights order the kinds of evidence: inheritance settles, behaviour outweighs a folder, a name outweighs a single
/// trait of behaviour, because a name is what the author meant.
struct LayerClassifier {
    private let program: Program
    private let configuration: Configuration

    init(_ program: Program, _ configuration: Configuration) {
        self.program = program
        self.configuration = configuration
    }

    func classify() -> [ObjectIdentifier: Classification] {
        var result: [ObjectIdentifier: Classification] = [:]
        for type in program.types {
            result[ObjectIdentifier(type)] = Classification(evidence(for: type))
        }
        // Who holds whom can be said only of types whose layer is known: a second look, with the first one's result.
        for type in program.types where configuration.layer(of: type) == nil {
            guard let first = result[ObjectIdentifier(type)], first.evidence.first.map({ $0.weight < 100 }) ?? true
            else {
                continue
            }
            let more = neighbours(of: type, result)
            if !more.isEmpty { result[ObjectIdentifier(type)] = Classification(first.evidence + more) }
        }
        keepToNames(&result)
        for type in program.types { adoptOuter(of: type, &result) }
        return result
    }

    /// Where an app calls its view models so, a type that it calls otherwise takes more to be one: monitors, managers and
    /// other objects that are observed, or that a view holds.
    private func keepToNames(_ result: inout [ObjectIdentifier: Classification]) {
        func isCalled(_ type: TypeFacts) -> Bool {
            name(of: type).contains { $0.layer == .viewModel } || folder(of: type).contains { $0.layer == .viewModel }
        }
        let called = program.types.filter { $0.isReference && isCalled($0) }
        guard called.count >= 2 else { return }
        for type in program.types where type.isReference && !isCalled(type) {
            guard let own = result[ObjectIdentifier(type)], own.layer == .viewModel,
                own.evidence.allSatisfy({ $0.weight < 100 })
            else { continue }
            result[ObjectIdentifier(type)] = Classification(
                own.evidence + [Evidence(.other, 60, "the app calls its view models so, and not this one")])
        }
    }

    private func evidence(for type: TypeFacts) -> [Evidence] {
        if let (layer, pattern) = configuration.layer(of: type) {
            return [Evidence(layer, 1_000, "\(Configuration.fileName) says so: \(pattern)")]
        }
        let settled = inheritance(of: type)
        if settled.contains(where: { $0.weight >= 100 }) { return settled }
        return settled + behaviour(of: type) + name(of: type) + folder(of: type)
    }

    // MARK: Inheritance

    private func inheritance(of type: TypeFacts) -> [Evidence] {
        let ancestors = program.ancestors(of: type)
        var result: [Evidence] = []
        func add(_ layer: Layer, _ weight: Int, _ reason: String) { result.append(Evidence(layer, weight, reason)) }
        if let name = ancestors.first(where: Self.startProtocols.contains) { add(.app, 100, "conforms to \(name)") }
        // Previews make whatever they show.
        if ancestors.contains("PreviewProvider") { add(.other, 1_000, "is a preview") }
        if program.isKind(type, of: "XCTestCase") { add(.other, 1_000, "is a test") }
        if type.kind == .class {
            for base in [
                "UIViewController", "UIView", "UIGestureRecognizer", "CALayer", "UICollectionViewLayout",
                "UIStoryboardSegue", "UIWindow",
            ]
            where program.isKind(type, of: base) {
                add(.view, 100, "is a \(base)")
                break
            }
            if result.isEmpty, let base = type.inherited.first, base.hasPrefix("UI"), isClassName(base),
                !["UIResponder", "UIApplication"].contains(base)
            {
                add(.view, 100, "is a \(base)")
            }
            // A class of a library, or of UIKit's that Seam lacks, tells by its name.
            if result.isEmpty, let base = ancestors.last, program.type(named: base) == nil,
                type.inherited.first.map(isClassName) == true,
                ["ViewController", "View", "Cell", "Controller", "Button", "Label", "Control"].contains(
                    where: base.hasSuffix)
            {
                add(.view, 100, "is a \(base)")
            }
            if let base = ancestors.first(where: Self.recordClasses.contains) { add(.model, 100, "is a \(base)") }
        }
        if let name = ancestors.first(where: Self.viewProtocols.contains), type.kind != .protocol {
            add(.view, 100, "conforms to \(name)")
        }
        if type.attributes.contains("Model") { add(.model, 100, "is a @Model") }
        if result.isEmpty, let name = ancestors.first(where: Self.viewDelegates.contains) {
            add(.view, 60, "conforms to \(name)")
        }
        return result
    }

    /// Whether the first inherited name can be that of a superclass.
    private func isClassName(_ name: String) -> Bool {
        !["Delegate", "Protocol", "Type", "able", "DataSource"].contains(where: name.hasSuffix)
    }

    private static let startProtocols: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App",
    ]
    private static let recordClasses: Set<String> = ["NSManagedObject", "Object", "EmbeddedObject"]
    private static let viewProtocols: Set<String> = [
        "View", "Scene", "Widget", "WidgetBundle", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle",
        "UIViewRepresentable",
        "UIViewControllerRepresentable", "Shape", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ToolbarContent",
        "UIContentConfiguration",
    ]
    private static let viewDelegates: Set<String> = [
        "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UITextFieldDelegate", "UIScrollViewDelegate", "UISearchResultsUpdating",
        "UINavigationControllerDelegate", "UIViewControllerTransitioningDelegate",
        "UIViewControllerAnimatedTransitioning",
        "UIPickerViewDelegate", "UIPickerViewDataSource",
    ]

    // MARK: Behaviour

    private func behaviour(of type: TypeFacts) -> [Evidence] {
        var result: [Evidence] = []
        if type.inherited.contains("ObservableObject") {
            result.append(Evidence(.viewModel, 35, "is an ObservableObject"))
        } else if type.attributes.contains("Observable") {
            result.append(Evidence(.viewModel, 35, "is @Observable"))
        } else if type.isReference, let property = type.storedProperties.first(where: ObservableState.isOne) {
            result.append(Evidence(.viewModel, 15, "has observable state: \(property.name)"))
        }
        if type.kind != .protocol, let use = storageUse(of: type) { result.append(use) }
        if type.isReference, let parameter = viewParameter(of: type) {
            result.append(Evidence(.view, 30, "has methods that take a \(parameter)"))
        }
        if type.kind == .class,
            let property = type.storedProperties.first(where: { $0.typeNames.first == "UINavigationController" })
        {
            result.append(Evidence(.coordinator, 30, "holds a navigation controller: \(property.name)"))
        }
        if let coding = type.inherited.first(where: {
            ["Codable", "Decodable", "Encodable", "ImmutableMappable", "Mappable", "TimelineEntry"].contains($0)
        }),
            type.kind != .protocol
        {
            result.append(Evidence(.model, 60, "is \(coding)"))
        }
        if type.kind == .struct, let property = type.storedProperties.first(where: isView) {
            result.append(Evidence(.view, 50, "holds a view: \(property.name)"))
        } else if type.kind == .struct, !type.storedProperties.isEmpty,
            type.methods.allSatisfy({ $0.name == "init" || $0.name == "==" || $0.name == "hash" || $0.name == "encode" }
            )
        {
            result.append(Evidence(.model, 45, "has values and no methods"))
        }
        return result
    }

    /// Whether a property holds a view or a controller of UIKit's.
    private func isView(_ property: TypeFacts.Property) -> Bool {
        guard let name = property.wholeTypeName, FrameworkClasses.contains(name) else { return false }
        return ["UIView", "UIViewController"].contains { FrameworkClasses.is(name, under: $0) }
    }

    /// A type that keeps a store, or half of whose methods use one, is there for it; another has a use for it.
    private func storageUse(of type: TypeFacts) -> Evidence? {
        guard let use = type.references.first(where: { !$0.isElsewhere && Storage.names.contains($0.name) }) else {
            return nil
        }
        func names(_ node: some SyntaxProtocol) -> Bool {
            TypeNames.all(in: node).contains(where: Storage.names.contains)
        }
        let keeps = type.properties.contains { property in
            guard property.isStored else { return false }
            return property.type.map { names($0) } ?? property.initializer.map { names($0) } ?? false
        }
        let bodies = type.methods.compactMap(\.body)
        let users = bodies.count { names($0) }
        return Evidence(.service, keeps || (users > 0 && users * 2 >= bodies.count) ? 30 : 15, "uses \(use.name)")
    }

    /// The list or view that most of the type's methods are given, as a data source's are.
    private func viewParameter(of type: TypeFacts) -> String? {
        let lists = ["UITableView", "UICollectionView", "UIPickerView", "UIScrollView"]
        let given = type.methods.compactMap { method in
            method.parameters.lazy.compactMap { TypeNames.last($0.type) }.first { lists.contains($0) }
        }
        return given.count * 2 > type.methods.count { $0.name != "init" } ? given.first : nil
    }

    // MARK: Who holds whom

    private func neighbours(of type: TypeFacts, _ layers: [ObjectIdentifier: Classification]) -> [Evidence] {
        func layer(_ other: TypeFacts) -> Layer? { layers[ObjectIdentifier(other)]?.layer }
        var result: [Evidence] = []
        let names = Set([type.name] + type.inherited.filter { program.type(named: $0)?.kind == .protocol })
        if type.isReference || type.kind == .protocol {
            let holder = program.types.first { other in
                other !== type && layer(other) == .view
                    && other.storedProperties.contains { !$0.isWeak && $0.typeNames.contains(where: names.contains) }
            }
            if let holder, type.kind == .protocol || type.storedProperties.contains(where: ObservableState.isOne) {
                result.append(Evidence(.viewModel, 20, "is held by \(holder.qualifiedName), \(Layer.view.phrase)"))
            }
            let service = type.storedProperties.lazy.flatMap(program.types(heldBy:)).first { layer($0) == .service }
            if let service, holder != nil {
                result.append(Evidence(.viewModel, 15, "holds \(service.qualifiedName), \(Layer.service.phrase)"))
            }
        }
        if type.kind == .protocol {
            for conformer in program.conformers(of: type) {
                guard let layer = layer(conformer), layer != .other, layer != .app else { continue }
                result.append(
                    Evidence(layer, 60, "\(conformer.qualifiedName), which conforms to it, is \(layer.phrase)"))
                break
            }
        }
        return result
    }

    /// A type inside of another is a part of it, unless something settles otherwise.
    private func adoptOuter(of type: TypeFacts, _ result: inout [ObjectIdentifier: Classification]) {
        guard let outer = type.outer, outer.kind != .enum, let own = result[ObjectIdentifier(type)],
            own.evidence.first.map({ $0.weight < 100 }) ?? true, let around = result[ObjectIdentifier(outer)]?.layer,
            around != .other
        else { return }
        result[ObjectIdentifier(type)] = Classification(
            own.evidence + [Evidence(around, 90, "is a part of \(outer.qualifiedName), \(around.phrase)")])
    }
}
