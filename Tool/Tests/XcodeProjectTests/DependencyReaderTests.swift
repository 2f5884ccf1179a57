import Foundation
import Testing

@testable import XcodeProject

@Suite struct DependencyReaderTests {
    @Test func readsWhatPackageManagersKeep() throws {
        let folder = try Folder([
            "Podfile": """
            target 'App' do
              # pod 'No'
              pod 'RxSwift/Core', '~> 6.5'
              pod 'Parts', '1.0', :subspecs => ['A', "B/C"]
              pod "Kit", :git => 'https://example.com/kit.git', :tag => '1.0'
            end
            """,
            "Podfile.lock":
                "PODS:\n  - Kit (1.0)\n  - \"NSObject+Rx (5.2.2)\":\n    - RxSwift (~> 6.2)\n\nDEPENDENCIES:\n  - Kit (1)\n",
            "Cartfile": "# c\ngithub \"owner/DIKit\" ~> 0.3\n",
            "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
            {
              "pins" : [
                {
                  "identity" : "snapkit",
                  "location" : "https://github.com/SnapKit/SnapKit.git",
                  "state" : { "version" : "5.6.0" }
                }
              ],
              "version" : 2
            }
            """,
            "Pods/Kit/Kit.swift": "",
        ])
        let all = DependencyReader.dependencies(of: folder.url.appending(path: "App.xcodeproj"), root: folder.url)
        func find(_ name: String, _ file: String) -> Dependency? {
            all.first { $0.name == name && $0.file.lastPathComponent == file }
        }
        #expect(find("RxSwift", "Podfile")?.version == "~> 6.5")
        #expect(find("RxSwift", "Podfile")?.line == 3)
        #expect(find("RxSwift", "Podfile")?.part == "Core" && find("Kit", "Podfile")?.part == nil)
        #expect(all.filter { $0.name == "Parts" }.map(\.part) == ["A", "B/C"])
        #expect(find("Kit", "Podfile")?.address == "https://example.com/kit.git")
        #expect(find("Kit", "Podfile")?.folder?.lastPathComponent == "Kit")
        #expect(find("NSObject+Rx", "Podfile.lock")?.version == "5.2.2")
        #expect(find("DIKit", "Cartfile")?.address == "https://github.com/owner/DIKit")
        #expect(find("SnapKit", "Package.resolved")?.line == 4)
        #expect(all.filter { $0.manager == .pod }.count == 6)
        #expect(find("No", "Podfile") == nil)
    }
}
