import SwiftSyntax

/// A rule's answer to a node.
enum RuleOutcome {
    /// The node's children are visited as usual.
    case goOn
    /// The node has been replaced as a whole: neither the rules that come after nor what is in it matters any more.
    case replaced
}

/// The rules that want to see one kind of node, in the order of ``TranslationRules/all``.
struct HookList<Node>: Sendable {
    typealias Body = @Sendable (Node, TranslationContext) -> RuleOutcome

    private var hooks: [(rule: String, body: Body)] = []

    /// Has a rule see each node, after which what is in the node is shown to other rules.
    mutating func add(_ rule: any TranslationRule.Type, _ body: @escaping @Sendable (Node, TranslationContext) -> Void)
    {
        addReplacing(rule) { node, file in
            body(node, file)
            return .goOn
        }
    }

    /// Has a rule see each node, which may replace it as a whole.
    mutating func addReplacing(_ rule: any TranslationRule.Type, _ body: @escaping Body) {
        hooks.append((rule.name, body))
    }

    /// Shows `node` to the rules, until one replaces it.
    @discardableResult
    func show(_ node: Node, _ file: TranslationContext) -> SyntaxVisitorContinueKind {
        for (rule, body) in hooks {
            file.rule = rule
            if body(node, file) == .replaced { return .skipChildren }
        }
        return .visitChildren
    }
}

/// The kinds of nodes that rules can ask for.
struct RuleHooks: Sendable {
    var attributes = HookList<AttributeSyntax>()
    var modifiers = HookList<DeclModifierSyntax>()
    var imports = HookList<ImportDeclSyntax>()
    var conditionals = HookList<IfConfigDeclSyntax>()
    var sourceLocations = HookList<PoundSourceLocationSyntax>()

    /// Declarations of protocols, before what is in them.
    var protocols = HookList<ProtocolDeclSyntax>()
    /// Functions at file scope.
    var functions = HookList<FunctionDeclSyntax>()
    /// Methods of classes and their extensions, not of what is declared in a function's body.
    var methods = HookList<MethodSite>()
    /// Properties of the same.
    var properties = HookList<PropertySite>()
    /// Initialisers of the same.
    var initialisers = HookList<InitialiserSite>()
    var deinitialisers = HookList<DeinitializerDeclSyntax>()
    /// Functions with a body in any type or extension.
    var bodies = HookList<MethodSite>()
    /// Methods that protocols require.
    var requiredMethods = HookList<MethodSite>()
    /// Properties that protocols require.
    var requiredProperties = HookList<PropertySite>()
    /// Classes, after what is in them.
    var classEnds = HookList<ClassDeclSyntax>()
    /// Types and extensions that have entries in the selector table, after what is in them.
    var registeredTypes = HookList<TypeScope>()

    var calls = HookList<FunctionCallExprSyntax>()
    var memberAccesses = HookList<MemberAccessExprSyntax>()
    var memberTypes = HookList<MemberTypeSyntax>()
    var functionTypes = HookList<FunctionTypeSyntax>()
    var forcedUnwraps = HookList<ForceUnwrapExprSyntax>()
    var ifs = HookList<IfExprSyntax>()
    /// Operands and operators in turn, as they stand.
    var sequences = HookList<SequenceExprSyntax>()
    var catches = HookList<CatchClauseSyntax>()
    var switchCases = HookList<SwitchCaseSyntax>()
    /// `case pattern = value` in a condition.
    var matchingConditions = HookList<MatchingPatternConditionSyntax>()
    /// `#name(...)` as an expression.
    var macros = HookList<MacroExpansionExprSyntax>()
    /// The same at file scope, or among members.
    var macroDeclarations = HookList<MacroExpansionDeclSyntax>()
}

/// A method, and the type that it is declared in.
struct MethodSite {
    var node: FunctionDeclSyntax
    var record: MethodRecord
    var scope: TypeScope
}

/// An initialiser, and the type that it is declared in.
struct InitialiserSite {
    var node: InitializerDeclSyntax
    var scope: TypeScope
}

/// A declaration of properties, and the type that it is in.
struct PropertySite {
    var node: VariableDeclSyntax
    var scope: TypeScope
}
