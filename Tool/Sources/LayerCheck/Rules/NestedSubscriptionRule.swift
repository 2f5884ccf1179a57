import SwiftSyntax

/// A subscription that each value of another one makes again.
enum NestedSubscriptionRule: CheckRule {
    static let name = "nested-subscription"
    static let summary = "No subscription is made and kept each time another one, or a view's appearance, fires."
    static let reason = """
        The one made inside is kept beside those made before, so that after the tenth value everything happens ten times.
        It works at the first try, and that is the only one that is tried. It also hides which value leads to which.
        """
    static let remedy = """
        Make one chain of the two: `flatMap`, `map` with `switchToLatest` in Combine, `flatMapLatest` in RxSwift, or
        `combineLatest`. Subscribe where the object is made, not where it appears.
        """
    static let findings = [
        "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    let model = ListModel()\n    func bind() {\n        model.$filter.sink { [weak self] _ in\n            guard let self else { return }\n            self.model.$items.sink { print($0) }.store(in: &self.bag) // !\n        }.store(in: &bag)\n    }\n}",
        "import SwiftUI\nimport Combine\nfinal class ListViewModel: ObservableObject { @Published var rows = [1]; var bag = Set<AnyCancellable>() }\nstruct ListView: View {\n    @StateObject var viewModel = ListViewModel()\n    var body: some View {\n        Text(\"\").onAppear {\n            viewModel.$rows.sink { print($0) }.store(in: &viewModel.bag) // !\n        }\n    }\n}",
        "import RxSwift\nfinal class ListController {\n    let disposeBag = DisposeBag()\n    let model = ListModel()\n    func bind() {\n        model.filter.subscribe(onNext: { [unowned self] _ in\n            self.model.items.subscribe(onNext: { print($0) }).disposed(by: self.disposeBag) // !\n        }).disposed(by: disposeBag)\n    }\n}",
    ]
    static let lookalikes = [
        // The row's own bag, which goes with its use.
        "import RxSwift\nfinal class ListController {\n    let disposeBag = DisposeBag()\n    let model = ListModel()\n    func bind() {\n        model.items.bind(to: table.rx.items) { _, row, cell in\n            self.model.filter.subscribe(onNext: { cell.show($0) }).disposed(by: cell.disposeBag)\n        }.disposed(by: disposeBag)\n    }\n}",
        // A request ends by itself.
        "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    let service = Service()\n    let model = ListModel()\n    func bind() {\n        model.$filter.sink { [weak self] filter in\n            guard let self else { return }\n            self.service.load(filter).sink { print($0) }.store(in: &self.bag)\n        }.store(in: &bag)\n    }\n}",
        // The one before goes.
        "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    var inner = Set<AnyCancellable>()\n    let model = ListModel()\n    func bind() {\n        model.$filter.sink { [weak self] _ in\n            guard let self else { return }\n            self.inner.removeAll()\n            self.model.$items.sink { print($0) }.store(in: &self.inner)\n        }.store(in: &bag)\n    }\n}",
        // Each screen is another's source.
        "import RxSwift\nfinal class Coordinator {\n    let disposeBag = DisposeBag()\n    let list = ListModel()\n    func start() {\n        list.selected.subscribe(onNext: { [unowned self] row in\n            let detail = DetailModel(row)\n            detail.done.subscribe(onNext: { print($0) }).disposed(by: self.disposeBag)\n        }).disposed(by: disposeBag)\n    }\n}",
    ]

    /// Modifiers of SwiftUI's whose closures run many times.
    private static let modifiers: Set<String> = ["onAppear", "onReceive", "onChange"]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.program.types {
            Code.chains(in: type) { chain, place in
                guard let (index, _) = chain.subscription(place.file), chain.isEndless(before: index),
                    let last = chain.last, ["store", "disposed", "addDisposableTo"].contains(last.name),
                    let bag = bag(last), let source = source(chain), !chain.links.isEmpty,
                    let (closure, around) = handler(around: place.node, place.file)
                else { return }
                let locals = LocalNames(in: closure)
                // What the closure is given or makes itself is another each time.
                guard !locals.names.contains(source), !locals.names.contains(bag.owner),
                    !locals.emptied.contains(bag.name)
                else { return }
                report.add(
                    place.file, chain.links[index].token, subject: "\(type.qualifiedName) \(chain.links[index].name)",
                    "each time \(around) fires, this subscription is made once more and kept beside the ones before")
            }
        }
    }

    /// The bag that the subscription is put into, and what the bag belongs to.
    private static func bag(_ link: CallChain.Link) -> (owner: String, name: String)? {
        guard let argument = link.call?.arguments.first?.expression else { return nil }
        let plain = argument.as(InOutExprSyntax.self)?.expression ?? argument
        let chain = CallChain(plain)
        guard let base = chain.base.as(DeclReferenceExprSyntax.self)?.baseName.text, chain.baseCall == nil else {
            return nil
        }
        var names = [base] + chain.links.map(\.name)
        if names.count > 1, names[0] == "self" { names.removeFirst() }
        return (names[0], names[names.count - 1])
    }

    /// The name that the chain begins at: of a property of the type, or of something in code.
    private static func source(_ chain: CallChain) -> String? {
        guard chain.baseCall == nil, let base = chain.base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !TypeNames.isCapital(base)
        else { return nil }
        return base == "self" ? chain.links.first?.name : base
    }

    /// The closure around a node that runs for each value, with the name of the call that it is given to.
    private static func handler(around node: some SyntaxProtocol, _ file: SourceFile) -> (ClosureExprSyntax, String)? {
        var current = node.parent
        while let around = current {
            if around.is(FunctionDeclSyntax.self) || around.is(InitializerDeclSyntax.self) { return nil }
            if let closure = around.as(ClosureExprSyntax.self) {
                let argument = closure.parent?.as(LabeledExprSyntax.self)
                let call =
                    closure.parent?.as(FunctionCallExprSyntax.self)
                    ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?
                    .ancestor(FunctionCallExprSyntax.self) ?? argument?.ancestor(FunctionCallExprSyntax.self)
                guard let call, let link = CallChain(ExprSyntax(call)).last else { return nil }
                if modifiers.contains(link.name) { return (closure, link.name) }
                // The end of a sequence comes once.
                let label = argument?.label?.text ?? ""
                let isEnd = ["Completed", "Error", "Disposed", "Completion", "Failure"].contains(where: label.hasSuffix)
                return Subscription(link, file) != nil && !isEnd ? (closure, link.name) : nil
            }
            current = around.parent
        }
        return nil
    }
}

/// The names that a closure is given or declares, and the properties that it empties or replaces.
private struct LocalNames {
    var names: Set<String> = []
    var emptied: Set<String> = []

    init(in closure: ClosureExprSyntax) {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(closure)
        (names, emptied) = (reader.names, reader.emptied)
    }

    private final class Reader: SyntaxVisitor {
        var names: Set<String> = []
        var emptied: Set<String> = []

        override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .skipChildren
        }

        override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
            names.insert((node.secondName ?? node.firstName).text)
            return .skipChildren
        }

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            // `guard let self` names what is outside.
            let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
            let value = binding?.initializer?.value.trimmedDescription
            if node.identifier.text != "self", binding == nil || (value != nil && value != "self") {
                names.insert(node.identifier.text)
            }
            return .skipChildren
        }

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            if node.operator.is(AssignmentExprSyntax.self), let last = CallChain(node.leftOperand).last?.name {
                emptied.insert(last)
            }
            if node.operator.is(AssignmentExprSyntax.self),
                let name = node.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text
            {
                emptied.insert(name)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                ["removeAll", "cancel", "dispose", "forEach"].contains(member.declName.baseName.text),
                let base = member.base
            {
                if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { emptied.insert(name) }
                if let name = CallChain(base).last?.name { emptied.insert(name) }
            }
            return .visitChildren
        }
    }
}
