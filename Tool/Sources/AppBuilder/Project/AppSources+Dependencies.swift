import Foundation
import XcodeProject

extension AppSources {
    /// Adds the modules that `--dependency NAME=PATH` names, and those that the project brings along.
    public mutating func add(dependencies: [String]) throws(BuildError) {
        var added: [ModuleSources] = []
        for text in dependencies {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw BuildError(.usage, "seam: --dependency is \"\(text)\"; it is NAME=PATH")
            }
            let url = URL(fileURLWithPath: parts[1]).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
                throw BuildError(.usage, "seam: --dependency \(text): there is no folder \(url.path)")
            }
            let found = try DependencySources(
                name: parts[0], folder: url, language: options.translation.isSwift3 ? "3" : options.language,
                parts: podParts(of: parts[0])
            ).modules()
            if found.isEmpty { foreignLibraries[parts[0]] = url }
            added += found
        }
        let given = added
        // The projects beside may need what was given, and the app not.
        let neighbours = try neighbouringModules(besides: given)
        added = imported(of: given, by: neighbours)
        let libraries = try CheckedInLibraries(folders: libraryFolders)
        // Most apps have neither packages nor libraries beside them: then no source needs to be read.
        if origin?.products.isEmpty == false || !libraries.isEmpty {
            var imported = importedNames()
            for module in modules + neighbours { imported.formUnion(Self.importedNames(of: module.files)) }
            imported.subtract(Self.ownLibraries)
            let packages = try packageModules(for: imported.subtracting(added.map(\.name)))
            // The app's packages may need what was given, and the app not.
            added = self.imported(of: given, by: packages + neighbours) + packages
            for name in imported.subtracting((added + modules).map(\.name)).sorted() {
                added += try libraries.modules(for: name).filter { !Self.ownLibraries.contains($0.name) }
            }
        }
        var seen: Set<String> = []
        modules = ModuleSources.ordered((added + neighbours + modules).filter { seen.insert($0.name).inserted })
    }

    /// The modules of other projects of the checkout that the app links, with those that they need.
    private func neighbouringModules(besides given: [ModuleSources]) throws(BuildError) -> [ModuleSources] {
        guard let origin else { return [] }
        let missing = origin.target.foreignFrameworks.filter { name in
            !Self.ownLibraries.contains(name) && !(given + modules).contains { $0.name == name }
        }
        return missing.isEmpty ? [] : try NeighbouringProjects(of: origin.project.url).modules(for: missing)
    }

    /// The parts of a pod that the project asks for; the whole pod, if it asks for none.
    private func podParts(of name: String) -> Set<String?> {
        guard let origin else { return [nil] }
        let asked = DependencyReader.dependencies(of: origin.project.url, root: root)
            .filter { $0.manager == .pod && DependencyHints.isSame($0.name, name) }
        return asked.isEmpty ? [nil] : Set(asked.map(\.part))
    }

    /// The modules of the project's packages that the sources import and nobody else has: from the folder that comes with
    /// the project, or fetched.
    private mutating func packageModules(for wanted: Set<String>) throws(BuildError) -> [ModuleSources] {
        guard let origin else { return [] }
        // NSObject-Rx is imported as NSObject_Rx.
        let products = origin.products.filter { wanted.contains($0.name) || wanted.contains(Self.identifier($0.name)) }
        guard !products.isEmpty else { return [] }
        let remote = products.filter { $0.address != nil }
        // Looking for packages goes through all folders.
        let packages = remote.count < products.count ? LocalPackages(root: root) : nil
        var local: [DependencySources] = []
        /// Products of packages that the project does not name for them.
        var unplaced: [XcodeTarget.PackageProduct] = []
        for product in products where product.address == nil {
            let given = product.folder.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
            guard let folder = given ?? packages?.folder(of: product.name) else {
                unplaced.append(product)
                continue
            }
            local.append(DependencySources(name: product.name, folder: folder, local: packages))
        }
        let resolved = DependencyReader.dependencies(of: origin.project.url, root: root)
        var requests: Set<PackageFetcher.Request> = []
        for source in local { requests.formUnion(try source.requests()) }
        let places =
            remote.map { ($0.address, $0.requirement) }
            + (unplaced.isEmpty ? [] : origin.project.packages.map { ($0.address, $0.requirement) })
        for case (let address?, let stated) in places {
            let pin = resolved.first { $0.address == address }
            let exact = pin?.version.map { "exact: \"\($0)\"" } ?? pin?.revision.map { "revision: \"\($0)\"" }
            guard let requirement = exact ?? stated else { continue }
            requests.insert(PackageFetcher.Request(address: address, requirement: requirement))
        }
        let checkouts = requests.isEmpty ? nil : try PackageFetcher.fetch(requests)
        var modules: [ModuleSources] = []
        for var source in local {
            source.checkouts = checkouts
            let found = try source.modules()
            if found.isEmpty { foreignLibraries[source.name] = source.folder }
            modules += found
        }
        guard let checkouts else { return modules }
        let fetched = unplaced.isEmpty ? nil : LocalPackages(root: checkouts)
        for product in remote + unplaced {
            let place =
                product.address.map { checkouts.appending(path: Self.folderName(of: $0)) }
                ?? fetched?.folder(of: product.name)
            guard let folder = place else { continue }
            let found = try DependencySources(name: product.name, folder: folder, checkouts: checkouts).modules()
            if found.isEmpty { foreignLibraries[product.name] = folder }
            modules += found
        }
        return modules
    }

    /// Where the folders of CocoaPods and Carthage may be.
    var libraryFolders: [URL] {
        [root] + (origin.map { [$0.project.url.deletingLastPathComponent()] } ?? [])
    }

    /// The libraries of others that Seam has itself, and the toolkit, of which apps have a copy for Xcode.
    package static let ownLibraries: Set<String> = [
        "RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking", "CombineCocoa", "Seam", "SeamCombine", "SeamRx",
        "AFNetworking", "BDBOAuth1Manager", "CocoaLumberjack", "CocoaLumberjackSwift", "CwlPreconditionTesting",
        "Crashlytics", "ExceptionCatcher", "Fabric", "Firebase", "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore",
        "FirebaseCrashlytics",
        "FirebaseDatabase",
        "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseInstallations", "FirebaseMessaging",
        "FirebaseRemoteConfig", "FirebaseStorage", "FMDB", "FSCalendar",
        "GoogleSignIn", "GoogleSignInSwift",
        "JGProgressHUD", "MBProgressHUD", "OHHTTPStubs", "OHHTTPStubsSwift", "PureLayout", "Realm", "RealmSwift",
        "SDWebImage",
        "SDWebImageSwiftUI",
        "SVProgressHUD", "YandexMobileMetrica",
    ]

    /// The name that SwiftPM gives to the folder of a package.
    private static func folderName(of address: String) -> String {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Those of the libraries that the sources import, and those that these import in turn: what is named for tests may
    /// not build for the app.
    ///
    /// - Parameter others: Modules beside the app's that may import them.
    private func imported(of libraries: [ModuleSources], by others: [ModuleSources] = []) -> [ModuleSources] {
        guard !libraries.isEmpty else { return [] }
        var wanted = importedNames().union(options.implicitImports)
        for module in modules + others { wanted.formUnion(Self.importedNames(of: module.files)) }
        var rest = libraries
        while let index = rest.firstIndex(where: { wanted.contains($0.name) }) {
            wanted.formUnion(Self.importedNames(of: rest.remove(at: index).files))
        }
        let unwanted = Set(rest.map(\.name))
        // What a module in C includes, no file in Swift imports.
        return libraries.filter { !unwanted.contains($0.name) || $0.c != nil }
    }

    /// The modules that the files import, as their first lines say.
    private func importedNames() -> Set<String> { Self.importedNames(of: swiftFiles) }

    static func importedNames(of files: [URL]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.contains("import ") {
                if let match = line.firstMatch(of: /^\s*(?:@\w+\s+)*import\s+(?:\w+\s+)?(\w+)/) {
                    names.insert(String(match.1))
                }
            }
        }
        return names
    }
}
