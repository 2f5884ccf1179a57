import Foundation
import Testing

@testable import AppBuilder

@Suite struct ModuleSearchTests {
    @Test func findsBuiltModulesAndTheToolchains() throws {
        let folder = try Folder([
            ".build/debug/Modules/Kit.swiftmodule": "", ".build/debug/Modules/Kit.swiftdoc": "",
            ".build/release/Modules/Other.swiftmodule": "",
        ])
        let modules = ModuleSearch(installation: Installation(root: folder.url, configuration: "debug")).modules
        #expect(modules.isSuperset(of: ["Kit", "Foundation", "Dispatch", "Glibc", "SQLite3", "Swift"]))
        #expect(modules.isDisjoint(with: ["Other", "Kit.swiftdoc", "UIKit"]))
    }

    @Test func readsUmbrellaHeaders() throws {
        let folder = try Folder([
            "Sources/Kit.h": "#import <UIKit/UIKit.h>\n", "Plain/Plain.h": "#import <Foundation/Foundation.h>\n",
            "Pods/Other/Other.h": "#import <UIKit/UIKit.h>\n", "Module.h": "@import UIKit;\n",
        ])
        #expect(UmbrellaHeader.importsUIKit("Kit", in: folder.url))
        #expect(UmbrellaHeader.importsUIKit("Module", in: folder.url))
        #expect(!UmbrellaHeader.importsUIKit("Plain", in: folder.url))
        #expect(!UmbrellaHeader.importsUIKit("Other", in: folder.url), "what is in Pods is another's")
        #expect(!UmbrellaHeader.importsUIKit("Nothing", in: folder.url))
    }

    @Test func findsPackagesByTheirProducts() throws {
        let folder = try Folder([
            "Modules/Networking/Package.swift":
                "let p = Package(name: \"Net\", products: [.library(name: \"API\", ...)])",
            "API/Package.swift":
                "let p = Package(name: \"API\", targets: [.target(name: \"A\", dependencies: [.product(name: \"Far\", ...)])])",
            "Pods/Pod/Package.swift": "(name: \"Pod\"",
        ])
        let packages = LocalPackages(root: folder.url)
        #expect(packages.folder(of: "API")?.lastPathComponent == "API", "the one called so comes first")
        #expect(packages.folder(of: "Net")?.lastPathComponent == "Networking")
        #expect(packages.folder(of: "Pod") == nil)
        #expect(packages.folder(of: "Far") == nil, "it is only needed there")
        #expect(packages.folder(of: "Other") == nil)
    }
}
