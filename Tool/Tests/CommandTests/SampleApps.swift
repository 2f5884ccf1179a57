/// Sources of small apps.
enum SampleApps {
    /// A delegate that shows `ViewController`.
    static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """

    /// Notes in a database, on a screen of SwiftUI.
    static let swiftUI = """
        import SQLite3
        import SwiftUI

        @main
        struct NotesApp: App {
            @StateObject private var store = Store()

            var body: some Scene {
                WindowGroup {
                    VStack {
                        Text("\\(store.count) of \\(store.last)")
                        Button("Add") { store.add() }
                    }
                }
            }
        }

        final class Store: ObservableObject {
            @Published var count = 0
            @Published var last = 0
            private var database: OpaquePointer?

            init() {
                sqlite3_open(":memory:", &database)
                sqlite3_exec(database, "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)", nil, nil, nil)
            }

            deinit { sqlite3_close(database) }

            func add() {
                sqlite3_exec(database, "INSERT INTO notes (text) VALUES ('a')", nil, nil, nil)
                last = Int(sqlite3_last_insert_rowid(database))
                count += 1
            }
        }
        """

    static let label = """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                label.text = "Save"
                view.addSubview(label)
            }
        }
        """

    /// A button for each way of crashing.
    static let crashing = """
        import UIKit

        class ViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, name) in ["nil", "range", "precondition", "overflow"].enumerated() {
                    let button = UIButton(type: .system)
                    button.setTitle(name, for: .normal)
                    button.frame = CGRect(x: 20, y: 100 + index * 60, width: 200, height: 44)
                    button.addTarget(self, action: Selector(name + "Tapped"), for: .touchUpInside)
                    view.addSubview(button)
                }
            }
            @objc func nilTapped() {
                let nothing = Int("x")
                print(nothing!)
            }
            @objc func rangeTapped() {
                let list = [1, 2]
                print(list[list.count + 1])
            }
            @objc private func preconditionTapped() {
                precondition(view == nil, "the view is there")
            }
            @objc func overflowTapped() {
                print(depth(1))
            }
            func depth(_ number: Int) -> Int {
                depth(number + 1) + 1
            }
        }
        """

    /// Files that take the compiler a while.
    static func many(_ count: Int) -> [String: String] {
        var files = ["Many/AppDelegate.swift": delegate, "Many/ViewController.swift": label]
        for number in 0..<count {
            let methods = (0..<40).map { method in
                "    @objc func method\(method)() -> [String] { [1, 2].map { \"\\($0 * \(method))\" } }"
            }
            files["Many/Model\(number).swift"] =
                "import UIKit\n\nclass Model\(number): NSObject {\n\(methods.joined(separator: "\n"))\n}\n"
        }
        return files
    }
}
