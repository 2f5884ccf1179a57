/// What the names of resources are, in the app's module: each is called for the resource itself, as R.swift's are.
enum ResourceTypes {
    static let source = """
        import Foundation
        import UIKit

        struct R {
            struct Image: Sendable {
                let name: String
                func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                    UIImage(named: name, in: .main, compatibleWith: traits)
                }
            }

            struct Color: Sendable {
                let name: String
                @MainActor func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
                    UIColor(named: name, in: .main, compatibleWith: traits)
                }
            }

            struct Font: Sendable {
                let fontName: String
                func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
            }

            struct File: Sendable {
                let name: String
                let pathExtension: String
                var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
                func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
                func url() -> URL? { callAsFunction() }
                func path() -> String? { callAsFunction()?.path }
            }

            struct Text: Sendable {
                let key: String
                let table: String
                func callAsFunction(preferredLanguages: [String]? = nil) -> String {
                    NSLocalizedString(key, tableName: table, bundle: R.bundle(preferredLanguages), comment: "")
                }
                func format(_ arguments: [any CVarArg], _ preferredLanguages: [String]?) -> String {
                    String(format: callAsFunction(preferredLanguages: preferredLanguages), locale: .current, arguments: arguments)
                }
            }

            static func bundle(_ languages: [String]?) -> Bundle {
                for language in languages ?? [] {
                    guard let path = Bundle.main.path(forResource: language, ofType: "lproj") else { continue }
                    return Bundle(path: path) ?? .main
                }
                return .main
            }

            struct ReuseIdentifier<Reusable>: Sendable {
                let identifier: String
            }

            struct Segue<Source, Destination>: Sendable {
                let identifier: String
            }

            @MainActor struct TypedSegue<Source, Destination> {
                let segue: UIStoryboardSegue
                let source: Source
                let destination: Destination
                var identifier: String { segue.identifier ?? "" }
            }

            @MainActor struct Nib<First, Reusable> {
                let name: String
                let identifier: String
                nonisolated init(name: String, identifier: String = "") {
                    self.name = name
                    self.identifier = identifier
                }
                func callAsFunction() -> UINib { UINib(nibName: name, bundle: .main) }
                func callAsFunction(
                    owner: Any?, options: [UINib.OptionsKey: Any]? = nil
                ) -> First? { firstView(withOwner: owner, options: options) }
                func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
                    self().instantiate(withOwner: owner, options: options)
                }
                func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> First? {
                    firstView(withOwner: owner, options: options)
                }
                func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> First? {
                    instantiate(withOwner: owner, options: options).first as? First
                }
            }

            static func validate() throws {}
        }

        @MainActor extension UIStoryboard {
            convenience init<Initial>(resource: R.Storyboard<Initial>) { self.init(name: resource.name, bundle: .main) }
        }

        extension R {
            @MainActor class Storyboard<Initial> {
                let name: String
                nonisolated init(name: String) { self.name = name }
                func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: .main) }
                func instantiateInitialViewController() -> Initial? {
                    self().instantiateInitialViewController() as? Initial
                }
                func instantiateViewController<T>(withResource scene: StoryboardScene<T>) -> T? { scene() }
            }

            @MainActor struct StoryboardScene<Controller> {
                let storyboard: String
                let identifier: String
                nonisolated init(storyboard: String, identifier: String) {
                    self.storyboard = storyboard
                    self.identifier = identifier
                }
                func callAsFunction() -> Controller? {
                    UIStoryboard(name: storyboard, bundle: .main).instantiateViewController(withIdentifier: identifier)
                        as? Controller
                }
            }
        }

        extension UIImage {
            convenience init?(resource: R.Image, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }

        @MainActor extension UIColor {
            convenience init?(resource: R.Color, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }

        extension UIFont {
            convenience init?(resource: R.Font, size: CGFloat) { self.init(name: resource.fontName, size: size) }
        }

        @MainActor extension UINib {
            convenience init<First, Reusable>(resource: R.Nib<First, Reusable>) {
                self.init(nibName: resource.name, bundle: .main)
            }
        }

        extension Bundle {
            func url(forResource resource: R.File) -> URL? { resource() }
            func path(forResource resource: R.File) -> String? { resource.path() }
        }

        @MainActor extension UITableView {
            func register<First, Reusable: UITableViewCell>(_ nib: R.Nib<First, Reusable>) {
                register(nib(), forCellReuseIdentifier: nib.identifier)
            }
            func registerHeaderFooterView<First, Reusable: UIView>(_ nib: R.Nib<First, Reusable>) {
                register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
            }
            func dequeueReusableCell<Cell: UITableViewCell>(
                withIdentifier identifier: R.ReuseIdentifier<Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Cell }
            func dequeueReusableCell<Cell: UITableViewCell>(
                withIdentifier identifier: R.ReuseIdentifier<Cell>
            ) -> Cell? { dequeueReusableCell(withIdentifier: identifier.identifier) as? Cell }
            func dequeueReusableCell<First, Cell: UITableViewCell>(
                withIdentifier nib: R.Nib<First, Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withIdentifier: nib.identifier, for: indexPath) as? Cell }
            func dequeueReusableHeaderFooterView<Reusable: UIView>(
                withIdentifier identifier: R.ReuseIdentifier<Reusable>
            ) -> Reusable? { dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Reusable }
        }

        @MainActor extension UICollectionView {
            func register<First, Reusable: UICollectionViewCell>(_ nib: R.Nib<First, Reusable>) {
                register(nib(), forCellWithReuseIdentifier: nib.identifier)
            }
            func register<First, Reusable: UICollectionReusableView>(
                _ nib: R.Nib<First, Reusable>, forSupplementaryViewOfKind kind: String
            ) { register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier) }
            func dequeueReusableCell<Cell: UICollectionReusableView>(
                withReuseIdentifier identifier: R.ReuseIdentifier<Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Cell }
            func dequeueReusableCell<First, Cell: UICollectionReusableView>(
                withReuseIdentifier nib: R.Nib<First, Cell>, for indexPath: IndexPath
            ) -> Cell? { dequeueReusableCell(withReuseIdentifier: nib.identifier, for: indexPath) as? Cell }
            func dequeueReusableSupplementaryView<Reusable: UICollectionReusableView>(
                ofKind kind: String, withReuseIdentifier identifier: R.ReuseIdentifier<Reusable>, for indexPath: IndexPath
            ) -> Reusable? {
                dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Reusable
            }
        }

        @MainActor extension UIViewController {
            func performSegue<Source, Destination>(
                withIdentifier segue: R.Segue<Source, Destination>, sender: Any?
            ) { performSegue(withIdentifier: segue.identifier, sender: sender) }
        }

        @MainActor extension R.Segue {
            func callAsFunction(segue: UIStoryboardSegue) -> R.TypedSegue<Source, Destination>? {
                guard segue.identifier == identifier, let source = segue.source as? Source,
                    let destination = segue.destination as? Destination
                else { return nil }
                return R.TypedSegue(segue: segue, source: source, destination: destination)
            }
        }

        """
}
