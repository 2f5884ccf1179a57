import Foundation
import Seam
import Testing
import UIKit

/// What the articles of the documentation show.
@MainActor @Suite struct ArticleTests {
    struct Book: Identifiable, Equatable {
        var id: Int
        var title: String
    }

    struct Offline: LocalizedError {
        var errorDescription: String? { "offline" }
    }

    final class SearchViewModel {
        @Property var text = ""
        @Property private(set) var results: [Book] = []
        var isOffline = false

        lazy var search = Command(of: self, when: $text.map { !$0.isEmpty }) { model in
            if model.isOffline { throw Offline() }
            return [Book(id: 1, title: model.text)]
        } then: { (model: SearchViewModel, books: [Book]) in
            model.results = books
        }
    }

    @Test func aSearch() async {
        let viewModel = SearchViewModel()
        let (button, spinner, label) = (UIButton(type: .system), UIActivityIndicatorView(), UILabel())
        let bindings = BindingToken {
            viewModel.search.bind(to: button)
            viewModel.search.isExecuting.bind(to: spinner)
            viewModel.search.error.bind(to: label, \.text) { $0?.localizedDescription }
        }
        #expect(!button.isEnabled)
        viewModel.text = "sea"
        #expect(button.isEnabled)
        button.sendActions(for: .touchUpInside)
        #expect(spinner.isAnimating)
        while viewModel.search.isExecuting.value { await Task.yield() }
        #expect(!spinner.isAnimating)
        #expect(viewModel.results == [Book(id: 1, title: "sea")])
        viewModel.isOffline = true
        await viewModel.search.execute()?.value
        #expect(label.text == "offline")
        withExtendedLifetime(bindings) {}
    }

    @Test func pagesOfATable() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        window.makeKeyAndVisible()
        let pager = Pager<Book, Int> { start in
            let start = start ?? 0
            return .init((start..<start + 5).map { Book(id: $0, title: "\($0)") }, next: start < 20 ? start + 5 : nil)
        }
        let bindings = BindingToken {
            pager.items.bind(to: table, reach: { pager.loadNext(ifNear: $0) }) { cell, book in
                cell.textLabel?.text = book.title
            }
        }
        await pager.loadNext()?.value
        // Rows that are on the screen ask for more until it is full.
        for _ in 0..<1000 where table.numberOfRows(inSection: 0) < 15 {
            table.layoutIfNeeded()
            await Task.yield()
        }
        #expect(table.numberOfRows(inSection: 0) >= 15)
        withExtendedLifetime(bindings) {}
    }
}
