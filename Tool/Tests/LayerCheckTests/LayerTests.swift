import Foundation
import Testing

@testable import LayerCheck

/// To which layer types are counted.
struct LayerTests {
    private func layer(of name: String, in text: String) throws -> Layer {
        let file = SourceFile(url: URL(fileURLWithPath: "/a.swift"), path: "a.swift", text: text)
        let app = CheckedApp(Program([file]), Configuration())
        return app.layer(of: try #require(app.program.types.first { $0.name == name }))
    }

    @Test(arguments: [
        ("A", "import UIKit\nclass A: UIViewController {}", Layer.view),
        ("A", "class Base: UITableViewCell {}\nclass A: Base {}", .view),
        ("A", "class A: LibraryViewController {}", .view),
        ("A", "struct A: View { var body: some View { Text(\"\") } }", .view),
        ("A", "class A: NSObject, UITableViewDataSource {}", .view),
        ("A", "class A: UIResponder, UIApplicationDelegate {}", .app),
        ("A", "struct A: Codable { var id: Int }", .model),
        ("Repository", "struct Repository: Decodable { var stars: Int }", .model),
        ("A", "class A: NSManagedObject {}", .model),
        ("TodoViewModel", "class TodoViewModel {}", .viewModel),
        ("A", "class A: ObservableObject {}", .viewModel),
        // A controller that holds it is what makes it one.
        (
            "State",
            "class Screen: UIViewController { let state = State() }\nclass State { @Published var rows = [1] }",
            .viewModel
        ),
        ("TodoRepository", "protocol TodoRepository { func all() }", .service),
        ("A", "class A { let session = URLSession.shared; func load() {} }", .service),
        ("ToastManager", "class ToastManager { var duration = 1.0 }", .other),
        ("CacheManager", "class CacheManager { let defaults = UserDefaults.standard }", .service),
        ("MainCoordinator", "class MainCoordinator { let navigation: UINavigationController }", .coordinator),
        (
            "TodoViewModelProtocol", "protocol TodoViewModelProtocol {}\nclass TodoViewModel: TodoViewModelProtocol {}",
            .viewModel
        ),
        // Held by a view, but not as its model.
        (
            "AppRouter",
            "struct A: View { @EnvironmentObject var r: AppRouter }\nclass AppRouter: ObservableObject { @Published var path = [1] }",
            .coordinator
        ),
        ("CartManager", "class CartManager: ObservableObject { @Published var rows = [1] }", .other),
        (
            "DIContainer",
            "class DIContainer { let session = URLSession.shared; let a = 1; func f() {} ; func g() {} }", .app
        ),
        // A part of a view model is the view model's.
        ("Row", "class ListViewModel { struct Row { var title: String } }", .viewModel),
        (
            "ViewModel",
            "struct ListView: View { @StateObject var m = ViewModel() }\nextension ListView { class ViewModel: ObservableObject { @Published var rows = [1] } }",
            .viewModel
        ),
        // Where view models are called so, what is called otherwise is none.
        (
            "NetworkMonitor",
            "class AViewModel {}\nclass BViewModel {}\nclass NetworkMonitor: ObservableObject { @Published var isOn = true }",
            .other
        ),
        ("NetworkMonitor", "class NetworkMonitor: ObservableObject { @Published var isOn = true }", .viewModel),
        ("Item", "struct Item { let title: String; let controller: UIViewController }", .view),
        ("TodoDataSourceImpl", "class TodoDataSourceImpl { let session = URLSession.shared; func f() {} }", .service),
        ("ListWidget", "struct ListWidget: Widget { let kind = 1 }", .view),
        ("Services", "struct Services: EnvironmentKey { let a: Int }", .model),
        ("A", "class A {}", .other),
    ]) func tells(_ name: String, _ text: String, _ layer: Layer) throws {
        #expect(try self.layer(of: name, in: text) == layer, "\(text)")
    }

    @Test func extensionsBelongToTheirTypesWhateverTheirNames() throws {
        let text = """
            class RowCell: UITableViewCell { var bag = Set<AnyCancellable>() }
            private typealias Helper = RowCell
            private extension Helper { func bind() { model.$x.sink { [weak self] _ in }.store(in: &bag) } }
            """
        let found = LayerChecker(text: text).findings(rules: ["cell-keeps-subscriptions"])
        #expect(found.map(\.line) == [1])
    }
}
