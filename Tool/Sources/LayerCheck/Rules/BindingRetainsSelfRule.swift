import SwiftSyntax

/// A stored subscription whose closure holds the object that stores it.
enum BindingRetainsSelfRule: CheckRule {
    static let name = "binding-retains-self"
    static let summary = "A subscription that an object keeps does not keep the object."
    static let reason = """
        The object keeps the subscription, the subscription its closure, and the closure the object: none of them ever
        goes. A screen that was left stays, still listens, and still answers. That bindings cost memory is said of MVVM;
        most of it is this.
        """
    static let remedy = """
        Write `[weak self]` in the closure. In place of `assign(to: \\\\.text, on: self)`, use `sink { [weak self] in ... }`,
        or `assign(to: &$property)`, which keeps nothing. `--fix` does so for closures that give nothing back: with `self?`
        where that is all that changes, else with `guard let self`.
        """
    static let findings = [
        "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    let model = ListModel()\n    var count = 0\n    func bind() {\n        model.$items.sink { self.count = $0 }.store(in: &bag) // !\n        model.$items.assign(to: \\.count, on: self).store(in: &bag) // !\n    }\n}",
        "import RxSwift\nfinal class ListController {\n    let disposeBag = DisposeBag()\n    let model = ListModel()\n    func bind() {\n        model.items.map { $0 }.subscribe(onNext: { self.show($0) }).disposed(by: disposeBag) // !\n    }\n}",
        "final class ListViewModel { var onChange: (() -> Void)? }\nfinal class ListController {\n    let viewModel = ListViewModel()\n    func bind() {\n        viewModel.onChange = { self.show() } // !\n    }\n    func show() {}\n}",
        "import Seam\nfinal class ListController {\n    var bindings: BindingToken?\n    func bind() {\n        bindings = BindingToken {\n            viewModel.$title.bind(to: label)\n            viewModel.$name.observe { self.show($0) } // !\n            button.on { self.add() } // !\n        }\n    }\n}",
    ]
    static let lookalikes = [
        "import Seam\nfinal class ListController {\n    var bindings: BindingToken?\n    func bind() {\n        bindings = BindingToken {\n            viewModel.$title.bind(to: self.label)\n            viewModel.$name.bind(to: self) { screen, name in screen.show(name) }\n            button.on { [weak self] in self?.add() }\n        }\n    }\n}",
        "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    func bind(_ model: ListModel) {\n        model.$items.sink { [weak self] in self?.show($0) }.store(in: &bag)\n        model.load().sink { self.show($0) }.store(in: &bag)\n        model.$items.first().sink { self.show($0) }.store(in: &bag)\n    }\n}",
        "import Combine\nstruct Screen {\n    func bind() { model.$items.sink { self.show($0) }.store(in: &bag) }\n}",
        "final class ListViewModel { var onChange: (() -> Void)? }\nfinal class ListController {\n    weak var viewModel: ListViewModel?\n    func bind() { viewModel?.onChange = { self.show() } }\n    func show() {}\n}",
    ]

    static let mends = [
        Mend(
            "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    let model = ListModel()\n    var count = 0\n    func bind() {\n        model.$items.sink { self.count = $0 }.store(in: &bag)\n        model.$items.assign(to: \\.count, on: self).store(in: &bag)\n        model.$items\n            .sink { items in\n                // Both show it.\n                self.count = items.count\n                self.show(items)\n            }\n            .store(in: &bag)\n    }\n}",
            "import Combine\nfinal class ListController {\n    var bag = Set<AnyCancellable>()\n    let model = ListModel()\n    var count = 0\n    func bind() {\n        model.$items.sink { [weak self] in self?.count = $0 }.store(in: &bag)\n        model.$items.sink { [weak self] in self?.count = $0 }.store(in: &bag)\n        model.$items\n            .sink { [weak self] items in\n                guard let self else { return }\n                // Both show it.\n                self.count = items.count\n                self.show(items)\n            }\n            .store(in: &bag)\n    }\n}"
        ),
        Mend(
            "import RxSwift\nfinal class ListController {\n    let disposeBag = DisposeBag()\n    let model = ListModel()\n    func bind() {\n        model.items.subscribe(onNext: { [model] in self.show($0, model) }, onError: { _ in self.show(self.none) })\n            .disposed(by: disposeBag)\n        model.items.map { self.text($0) }.subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)\n    }\n}",
            "import RxSwift\nfinal class ListController {\n    let disposeBag = DisposeBag()\n    let model = ListModel()\n    func bind() {\n        model.items.subscribe(onNext: { [weak self, model] in self?.show($0, model) }, onError: { [weak self] _ in guard let self else { return }; self.show(self.none) })\n            .disposed(by: disposeBag)\n        model.items.map { self.text($0) }.subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)\n    }\n}"
        ),
        Mend(
            "final class ListViewModel { var onChange: (() -> Void)?; var title: (() -> String)? }\nfinal class ListController {\n    let viewModel = ListViewModel()\n    func bind() {\n        viewModel.onChange = { // the list\n            self.show()\n            self.end()\n        }\n        viewModel.title = { self.name }\n    }\n}",
            "final class ListViewModel { var onChange: (() -> Void)?; var title: (() -> String)? }\nfinal class ListController {\n    let viewModel = ListViewModel()\n    func bind() {\n        viewModel.onChange = { [weak self] in // the list\n            guard let self else { return }\n            self.show()\n            self.end()\n        }\n        viewModel.title = { self.name }\n    }\n}"
        ),
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        for type in app.program.types {
            let isObject =
                type.isReference
                || (type.kind == .foreign && app.program.isKind(type, of: "NSObject"))
            guard isObject else { continue }
            Code.chains(in: type) { chain, place in
                guard let (index, _) = chain.subscription(place.file), isKept(chain, place, by: type),
                    chain.isEndless(before: index)
                else { return }
                if chain.links[index].name == "assign", let target = chain.links[index].argument("on"),
                    target.trimmedDescription == "self"
                {
                    report.add(
                        place.file, chain.links[index].token, subject: "\(type.qualifiedName) assign",
                        "assign(to:on: self) keeps \(type.qualifiedName), which keeps the subscription",
                        fix: AssignMend.edits(chain.links[index]))
                    return
                }
                for link in chain.links[...index] {
                    for closure in link.closures {
                        guard let token = SelfCapture.strong(in: closure) else { continue }
                        report.add(
                            place.file, token, subject: "\(type.qualifiedName) \(link.name)",
                            "the closure of \(link.name) holds self strongly, and \(type.qualifiedName) keeps the subscription",
                            fix: type.kind == .foreign ? [] : WeakSelfMend.edits(chain.links[...index]))
                        return
                    }
                }
            }
            callbacks(of: type, app, &report)
        }
    }

    /// Whether the type itself keeps what the chain returns.
    private static func isKept(_ chain: CallChain, _ place: Code.ChainPlace, by type: TypeFacts) -> Bool {
        if let last = chain.last, ["store", "disposed", "addDisposableTo"].contains(last.name) {
            guard let argument = last.call?.arguments.first?.expression else { return false }
            let bag = argument.as(InOutExprSyntax.self)?.expression ?? argument
            return isOwn(bag, type)
        }
        if case .assigned(let target) = place.use { return isOwn(target, type) }
        return false
    }

    /// Whether an expression is a property of the type: `bag` or `self.bag`.
    private static func isOwn(_ expression: ExprSyntax, _ type: TypeFacts) -> Bool {
        let name: String?
        if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            name = member.declName.baseName.text
        } else {
            name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        guard let name else { return false }
        // A property of a superclass in another module is not seen; a name of the usual kind is one.
        return type.properties.contains { $0.name == name && !$0.isStatic }
            || (!type.inherited.isEmpty && ["disposeBag", "cancellables", "bag", "subscriptions"].contains(name))
    }

    /// `viewModel.onChange = { self... }`, where `viewModel` is what the type keeps.
    private static func callbacks(of type: TypeFacts, _ app: CheckedApp, _ report: inout RuleReport) {
        for part in type.parts {
            let reader = CallbackReader(viewMode: .sourceAccurate)
            for member in part.node.memberBlock.members { reader.walk(member) }
            for (path, closure) in reader.found {
                var names = path
                if names.first == "self" { names.removeFirst() }
                guard names.count >= 2, let held = type.storedProperties.first(where: { $0.name == names[0] }),
                    !held.isWeak,
                    let owner = app.program.types(heldBy: held).first, owner.isReference || owner.kind == .protocol,
                    let token = SelfCapture.strong(in: closure), names.count == 2,
                    let callback = owner.properties.first(where: { $0.name == names[1] }),
                    callback.isStored || owner.kind == .protocol,
                    !callback.isWeak
                else { continue }
                report.add(
                    part.file, token, subject: "\(type.qualifiedName) \(names.joined(separator: "."))",
                    "the closure of \(names.joined(separator: ".")) holds self strongly, and \(type.qualifiedName) keeps \(names[0])",
                    fix: isHandler(callback) ? WeakSelfMend.edits(closure) : [])
            }
        }
    }

    /// Whether a callback gives nothing back: `((Row) -> Void)?`
    private static func isHandler(_ callback: TypeFacts.Property) -> Bool {
        let function = callback.type.flatMap { TypeNames.bare($0).as(FunctionTypeSyntax.self) }
        return function.map { ["Void", "()"].contains($0.returnClause.type.trimmedDescription) } ?? false
    }

    private final class CallbackReader: SyntaxVisitor {
        var found: [([String], ClosureExprSyntax)] = []

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            if node.operator.is(AssignmentExprSyntax.self), let closure = node.rightOperand.as(ClosureExprSyntax.self) {
                let chain = CallChain(node.leftOperand)
                if let base = chain.base.as(DeclReferenceExprSyntax.self)?.baseName.text, chain.baseCall == nil,
                    chain.links.allSatisfy({ $0.call == nil })
                {
                    found.append(([base] + chain.links.map(\.name), closure))
                }
            }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
