import SwiftSyntax

/// Initialisers called through a metatype that is not known before the program runs: `self.init()` in a static method
/// of a protocol's extension, `T(nibName:bundle:)` of a generic function.
enum MetatypeInitialisersRule: TranslationRule {
    static let name = "metatype initialisers"
    static let summary = """
        An initialiser that is called through a metatype becomes a method of the class. Swift asks for a `required` \
        initialiser there, but not where Objective-C declares the class, which finds the initialiser of whatever class \
        it is.
        """
    static let example = RuleExample(
        before: "func make<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }",
        after: "func make<T: UIViewController>() -> T { T._make(nibName: nil, bundle: nil) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in rewrite(node, in: file) }
    }

    private static func rewrite(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        let labels = node.arguments.map { $0.label?.identifierText ?? "" }
        let isManaged = managedObjects.contains(labels)
        guard node.trailingClosure == nil,
            isManaged || labels.isEmpty || labels == ["nibName", "bundle"] || labels == ["frame"]
                || reused[labels] != nil
        else { return labels == segue ? makeSegue(node, in: file) : nameClass(node, in: file) }
        // `(type as? UIViewController.Type)?.init()`
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
            let type = member.base.flatMap(MetatypeVariables.castType)
        {
            if let factory = factory(of: type, labels) { file.replaceName(of: member.declName, with: factory) }
            return
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
            return rewriteImplicit(node, member, labels, in: file)
        }
        let base: DeclReferenceExprSyntax
        var initializer: DeclReferenceExprSyntax?
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
            let name = member.base?.as(DeclReferenceExprSyntax.self)
        {
            (base, initializer) = (name, member.declName)
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            base = name
        } else {
            return
        }
        let name = base.baseName.identifierText
        let constraints: [String]
        switch base.baseName.tokenKind {
        case .keyword(.Self): constraints = constraintsOfSelf(around: node, isManaged, file.index)
        case .keyword(.self):
            guard initializer != nil, isInStaticMember(node) else { return }
            constraints = constraintsOfSelf(around: node, isManaged, file.index)
        default:
            // A metatype that a name stands for has to be called by name: `type.init()`.
            let type =
                initializer == nil
                ? name
                : MetatypeVariables.type(of: name, around: node) ?? metatype(ofParameter: name, around: node) ?? name
            let generic = GenericConstraints.of(type, around: node)
            constraints = generic.isEmpty && type != name ? [type] : generic
        }
        let isOfFramework = isManaged || reused[labels] != nil
        let all = isOfFramework ? constraints.map { file.index.frameworkClass(of: $0) ?? $0 } : constraints
        guard let factory = factory(among: all, labels, file.index) else { return nameClass(node, in: file) }
        if let initializer {
            file.replaceName(of: initializer, with: factory)
        } else {
            file.append("." + factory, to: base)
        }
    }

    /// `var content: Content = .init()`, where the type is a generic parameter.
    private static func rewriteImplicit(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ labels: [String],
        in file: TranslationContext
    ) {
        guard member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
            let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
            let type = binding.typeAnnotation?.type.plainName,
            let factory = factory(among: GenericConstraints.of(type, around: node), labels, file.index)
        else { return }
        file.replaceName(of: member.declName, with: factory)
    }

    /// The method for the first of the constraints that has one: a class, or a protocol of the module for objects of one.
    private static func factory(among constraints: [String], _ labels: [String], _ index: ModuleIndex) -> String? {
        constraints.lazy.flatMap { [$0] + (index.protocols[$0]?.inherited ?? []) }
            .compactMap { factory(of: index.aliases[$0] ?? $0, labels) }.first
    }

    /// `self.init(title: ...)` in a static member of a framework's class makes an object of that class, where no method
    /// finds the initialiser of whatever class it is.
    private static func nameClass(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
            let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self),
            isInStaticMember(node), let name = extendedClass(around: node), FrameworkClasses.contains(name)
        else { return }
        file.replace(exactly: file.range(base), with: name)
    }

    /// The class that is extended around a node, in whose member nothing promises an object of a subclass.
    private static func extendedClass(around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            if let function = current.as(FunctionDeclSyntax.self),
                function.signature.returnClause?.type.plainName == "Self"
            {
                return nil
            }
            if let found = current.as(ExtensionDeclSyntax.self) { return found.extendedType.plainName }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self)
            {
                return nil
            }
        }
        return nil
    }

    /// The method of a class that stands for the initialiser with these labels.
    private static func factory(of name: String, _ labels: [String]) -> String? {
        if name == "NSObject" { return labels.isEmpty ? "_makeObject" : nil }
        if managedObjects.contains(labels) { return name == "NSManagedObject" ? "_make" : nil }
        if let base = reused[labels] { return name == base || FrameworkClasses.is(name, under: base) ? "_make" : nil }
        let isController =
            name.hasPrefix("UI")
            && (name.hasSuffix("ViewController") || ["UINavigationController", "UITabBarController"].contains(name))
        let isMade =
            if isController {
                labels != ["frame"]
            } else if layers.contains(name) || FrameworkClasses.is(name, under: "UIGestureRecognizer") {
                labels.isEmpty
            } else {
                isView(name) && labels != ["nibName", "bundle"]
            }
        return isMade ? "_make" : nil
    }

    /// The labels of a managed object's initialisers.
    private static let managedObjects: Set<[String]> = [["entity", "insertInto"], ["context"]]

    /// The classes of views that are used again, by the labels of their initialisers.
    private static let reused = [
        ["style", "reuseIdentifier"]: "UITableViewCell", ["annotation", "reuseIdentifier"]: "MKAnnotationView",
    ]

    /// The labels of a segue's initialiser, which no other class has.
    private static let segue = ["identifier", "source", "destination"]

    /// `kind.init(identifier:source:destination:)`, where `kind` is a variable, of whatever class of segues.
    private static func makeSegue(_ node: FunctionCallExprSyntax, in file: TranslationContext) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
            let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind != .keyword(.super),
            base.baseName.tokenKind != .keyword(.self), base.baseName.text.first?.isLowercase == true
        else { return nameClass(node, in: file) }
        file.replaceName(of: member.declName, with: "_make")
    }

    private static let layers: Set<String> = ["CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer"]

    private static func isView(_ name: String) -> Bool {
        name.hasPrefix("UI") && (name == "UIView" || FrameworkClasses.is(name, under: "UIView"))
            && !viewsWithoutFrame.contains(name)
    }

    /// Views that cannot be made by a frame alone.
    private static let viewsWithoutFrame: Set<String> = [
        "UICollectionView", "UIContentUnavailableView", "UIListContentView",
    ]

    // MARK: What is known of a name

    /// `where Self: UIViewController`, or what the extended protocol inherits; the class itself as well, where asked for.
    private static func constraintsOfSelf(
        around node: some SyntaxProtocol, _ withClass: Bool, _ index: ModuleIndex
    ) -> [String] {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            if let found = current.as(ExtensionDeclSyntax.self) {
                let own = GenericConstraints.constraints(on: "Self", in: found.genericWhereClause)
                let inherited = found.extendedType.plainName.flatMap { index.protocols[$0]?.inherited } ?? []
                return own + inherited + (withClass ? [found.extendedType.plainName].compactMap(\.self) : [])
            }
            if withClass, let found = current.as(ClassDeclSyntax.self) { return [found.name.identifierText] }
            if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self)
            {
                return []
            }
        }
        return []
    }

    private static func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            if let function = current.as(FunctionDeclSyntax.self) {
                // A function within a function belongs to what the outer one belongs to.
                guard function.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
                return function.modifiers.has(.static, .class)
            }
            if let variable = current.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return variable.modifiers.has(.static, .class)
            }
        }
        return false
    }

    /// The type behind `.Type` of the parameter with that name.
    private static func metatype(ofParameter name: String, around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            let signature: FunctionSignatureSyntax?
            if let function = current.as(FunctionDeclSyntax.self) {
                signature = function.signature
            } else {
                signature = current.as(InitializerDeclSyntax.self)?.signature
            }
            for parameter in signature?.parameterClause.parameters ?? [] {
                let inner = parameter.secondName ?? parameter.firstName
                guard inner.identifierText == name else { continue }
                return parameter.type.as(MetatypeTypeSyntax.self)?.baseType.plainName
            }
        }
        return nil
    }
}
