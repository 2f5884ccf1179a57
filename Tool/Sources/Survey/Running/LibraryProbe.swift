import AppBuilder
import Foundation

/// An app made to see whether a library can be imported: all it does is to import it and to show an empty screen.
struct LibraryProbe {
    /// The module that is imported.
    let module: String
    private let library: URL

    /// Nil if the folder neither has a package with a library nor a description of a pod.
    init?(of library: URL) {
        self.library = library
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []).sorted()
        func text(_ name: String) -> String? {
            try? String(contentsOf: library.appending(path: name), encoding: .utf8)
        }
        let podspec = names.first { $0.hasSuffix(".podspec") }
        if let match = text("Package.swift")?.firstMatch(
            of: /\.library\s*\(\s*name:\s*"([^"]+)"(?:[^\[\]]*targets:\s*\[\s*"([^"]+)")?/)
        {
            module = AppSources.identifier(String(match.2 ?? match.1))
        } else if let match = podspec.flatMap(text)?.firstMatch(of: /\.module_name\s*=\s*["'](\w+)["']/) {
            module = String(match.1)
        } else if let podspec {
            module = AppSources.identifier(String(podspec.dropLast(8)))
        } else {
            return nil
        }
    }

    /// The value of `--dependency` for the library itself.
    var dependency: String { "\(module)=\(library.path)" }

    /// Writes the app's sources to `folder`.
    func write(to folder: URL) throws(BuildError) {
        let text = """
            import UIKit
            import \(module)

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: folder.appending(path: "AppDelegate.swift"), atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.failed, "seam: \(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
