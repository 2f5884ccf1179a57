import Foundation

/// An app of twenty files: eighteen of models and view models, and two that need a translation.
struct SampleApp {
    let folder: URL

    private static let delegate = """
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

    private static let controller = """
        import UIKit

        class ViewController: UIViewController {
            private let button = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                button.setTitle("\\(Store0().titles.count)", for: .normal)
                button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                view.addSubview(button)
            }

            @objc private func tapped(_ sender: UIButton) {}
        }
        """

    /// The text of a model's file; another `version`, another body.
    static func model(_ number: Int, version: Int = 0) -> String {
        let methods = (0..<12).map { method in
            """
                func entries\(method)(longerThan limit: Int) -> [String: Int] {
                    let long = titles.filter { $0.count > limit + \(method) }.map { $0.uppercased() }
                    return Dictionary(long.map { ($0, $0.count * \(version + 1)) }, uniquingKeysWith: { max($0, $1) })
                }
            """
        }
        return """
            import Foundation

            struct Entry\(number): Codable, Equatable, Hashable {
                var title: String
                var amount: Double
                var tags: [String]
            }

            final class Store\(number) {
                private(set) var entries: [Entry\(number)] = []
                var onChange: (([Entry\(number)]) -> Void)?
                var titles: [String] { entries.map(\\.title).sorted() }

                func add(_ entry: Entry\(number)) {
                    entries.append(entry)
                    onChange?(entries)
                }

            \(methods.joined(separator: "\n\n"))
            }
            """
    }

    /// Writes the models, and what makes an app of them if `isApp`, a package of SwiftPM's otherwise.
    init(in folder: URL, isApp: Bool) throws {
        self.folder = folder
        let sources = isApp ? folder : folder.appending(path: "Sources/Peer")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        var files = [String: String]()
        for number in 0..<18 { files["Store\(number).swift"] = Self.model(number) }
        if isApp {
            files["AppDelegate.swift"] = Self.delegate
            files["ViewController.swift"] = Self.controller
        } else {
            files["Main.swift"] = "@main struct Main { static func main() { print(Store0().titles.count) } }\n"
            files["More.swift"] = "struct More { var store = Store1() }\n"
            let manifest = """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Peer", targets: [.executableTarget(name: "Peer")])
                """
            try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        }
        for (name, text) in files {
            try text.write(to: sources.appending(path: name), atomically: true, encoding: .utf8)
        }
        edited = sources.appending(path: "Store7.swift")
    }

    private let edited: URL

    /// Changes the bodies of one file's methods.
    func edit(_ version: Int) throws {
        try Self.model(7, version: version).write(to: edited, atomically: true, encoding: .utf8)
    }
}
