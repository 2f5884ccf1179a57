import SwiftSyntax

/// A subscription that nothing keeps.
enum SubscriptionNotKeptRule: CheckRule {
    static let name = "subscription-not-kept"
    static let summary = "What `sink`, `assign(to:on:)` and `subscribe` return is kept."
    static let reason = """
        Combine ends a subscription when its token goes: one that nothing keeps is over before the first value. RxSwift's
        goes on instead, for as long as its source does, and nobody can end it. Bindings of Seam's toolkit end as Combine's.
        """
    static let remedy = """
        End the chain with `.store(in: &cancellables)` or `.disposed(by: disposeBag)`. Bindings of Seam's toolkit stand in a
        `BindingToken { }` that the screen keeps. `--fix` ends the chain so where the class has just one set or bag.
        """
    static let findings = [
        "import Combine\nfinal class ListController {\n    func bind() {\n        model.$items.sink { print($0) } // !\n        _ = model.$items.sink { print($0) } // !\n        let token = model.$items.sink { print($0) } // !\n    }\n}",
        "import RxSwift\nfinal class ListController {\n    func bind() {\n        model.items.subscribe(onNext: { print($0) }) // !\n        print(1)\n    }\n}",
        "import Seam\nfinal class ListController {\n    func setUp() {\n        viewModel.$title.bind(to: label) // !\n        viewModel.$name.observe { print($0) } // !\n    }\n}",
    ]
    static let lookalikes = [
        "import RxSwift\nimport SeamRx\nfinal class ListController {\n    var bindings: BindingToken?\n    func bind() {\n        bindings = BindingToken {\n            viewModel.title.bind(to: label)\n            if isLong { viewModel.name.bindTwoWay(to: field) }\n            button.on { [viewModel] in viewModel.add() }\n        }\n    }\n}",
        "import Combine\nfinal class ListController {\n    func bind() -> AnyCancellable { model.$items.sink { print($0) } }\n    func other() {\n        model.$items.sink { print($0) }.store(in: &bag)\n        token = model.$items.sink { print($0) }\n        let other = model.$items.sink { print($0) }\n        bag.insert(other)\n        model.$items.assign(to: &$items)\n    }\n}",
        "import RxSwift\nimport Action\nfinal class ListController {\n    func bind() {\n        button.rx.bind(to: viewModel.load) { _ in \"\" }\n        print(1)\n    }\n}",
        // A box of the app's own, which keeps the closure itself.
        "final class ListController {\n    func bind() {\n        viewModel.items.bind { print($0) }\n        viewModel.items.subscribe { print($0) }\n    }\n}",
    ]

    static let mends = [
        Mend(
            "import Combine\nfinal class ListController {\n    private var cancellables = Set<AnyCancellable>()\n    func bind() {\n        _ = model.$items.sink { print($0) } // all of them\n        model.$items\n            .removeDuplicates()\n            .sink { items in\n                self.show(items)\n            }\n        let token = model.$items.sink { print($0) }\n    }\n}",
            "import Combine\nfinal class ListController {\n    private var cancellables = Set<AnyCancellable>()\n    func bind() {\n        model.$items.sink { print($0) }.store(in: &cancellables) // all of them\n        model.$items\n            .removeDuplicates()\n            .sink { [weak self] items in\n                self?.show(items)\n            }\n            .store(in: &cancellables)\n        let token = model.$items.sink { print($0) }\n    }\n}"
        ),
        Mend(
            "import RxSwift\nfinal class ListController {\n    let bag = DisposeBag()\n    func bind() {\n        model.items.subscribe(onNext: { print($0) })\n        DispatchQueue.main.async { model.items.subscribe(onNext: { print($0) }) }\n    }\n}",
            "import RxSwift\nfinal class ListController {\n    let bag = DisposeBag()\n    func bind() {\n        model.items.subscribe(onNext: { print($0) }).disposed(by: bag)\n        DispatchQueue.main.async { model.items.subscribe(onNext: { print($0) }) }\n    }\n}"
        ),
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        let own = Set(app.program.types.flatMap { type in type.methods.lazy.map(\.name) })
        for type in app.program.types {
            Code.chains(in: type) { chain, place in
                guard let (index, kind) = chain.subscription(place.file), index == chain.links.count - 1 else { return }
                let link = chain.links[index]
                // A method of the app's own by that name may return anything.
                guard !own.contains(link.name) else { return }
                if link.name == "subscribe", link.closures.isEmpty, link.labels == ["_"] { return }
                let isLost: Bool
                switch place.use {
                case .statement(let mayBeReturned): isLost = !mayBeReturned
                case .discarded: isLost = kind.endsWithItsToken
                case .bound(let name, let list):
                    isLost = kind.endsWithItsToken && list.map { !Code.isUsed(name, in: $0) } ?? false
                case .assigned, .other: isLost = false
                }
                guard isLost else { return }
                report.add(
                    place.file, link.token, subject: "\(type.qualifiedName) \(link.name)",
                    kind.endsWithItsToken
                        ? "nothing keeps this subscription, so that it ends at once"
                        : "nothing keeps this subscription, so that nobody can end it",
                    fix: StoreMend.edits(chain, place, kind, of: type))
            }
        }
    }
}
