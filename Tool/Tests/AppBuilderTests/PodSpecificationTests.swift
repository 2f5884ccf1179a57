import Foundation
import Testing

@testable import AppBuilder

@Suite struct PodSpecificationTests {
    @Test func readsTheDefaultParts() {
        let pod = PodSpecification(
            """
            Pod::Spec.new do |s|
              s.module_name = 'Kit'
              s.default_subspec = "Core"
              # s.source_files = "Old/*.swift"
              s.subspec "Core" do |ss|
                ss.source_files  = "Sources/Kit/", "Sources/Kit/Plugins/"
                ss.dependency "Base", "~> 5.0"
                ss.dependency "Kit/Shared"
              end
              s.subspec "Shared" do |ss|
                ss.ios.source_files = ["Sources/Shared/**/*.{swift,h}"]
                ss.exclude_files = "Sources/Shared/Old.swift"
                ss.resource_bundles = { 'KitMedia' => ['Media/*.xib', "Media/*.png"] }
              end
              s.subspec "Rx" do |ss|
                ss.source_files = "Sources/Rx/"
              end
            end
            """)
        #expect(pod.moduleName == "Kit")
        #expect(pod.sources == ["Sources/Kit/", "Sources/Kit/Plugins/", "Sources/Shared/**/*.{swift,h}"])
        #expect(pod.excluded == ["Sources/Shared/Old.swift"])
        #expect(pod.bundles == ["KitMedia": ["Media/*.xib", "Media/*.png"]])
    }

    @Test func takesThePartsThatAreAskedFor() {
        let text = """
            Pod::Spec.new do |s|
              s.default_subspec = "Core"
              s.subspec "Core" do |ss|
                ss.source_files = "Core/*.swift"
              end
              s.subspec "Rx" do |ss|
                ss.source_files = "Rx/*.swift"
                ss.dependency "Kit/Core"
              end
              s.subspec "Extra" do |ss|
                ss.source_files = "Extra/*.swift"
              end
            end
            """
        #expect(PodSpecification(text, parts: ["Rx"]).sources == ["Core/*.swift", "Rx/*.swift"])
        #expect(PodSpecification(text, parts: [nil, "Extra"]).sources == ["Core/*.swift", "Extra/*.swift"])
        #expect(PodSpecification(text, parts: ["Extra"]).sources == ["Extra/*.swift"])
        #expect(PodSpecification(text, parts: ["Gone"]).sources == ["Core/*.swift"])
    }

    @Test func partsOfAPodAreOneModuleThoughThereIsAPackage() throws {
        let folder = try Folder([
            "Kit.podspec": """
            Pod::Spec.new do |s|
              s.default_subspec = "Core"
              s.subspec "Core" do |ss|
                ss.source_files = "Core/*.swift"
              end
              s.subspec "Rx" do |ss|
                ss.source_files = "Rx/*.swift"
                ss.dependency "Kit/Core"
              end
            end
            """,
            "Core/A.swift": "public struct A {}", "Rx/B.swift": "public struct B {}",
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", path: "Core")])
            """,
        ])
        func names(_ parts: Set<String?>) throws -> [String] {
            var sources = DependencySources(name: "Kit", folder: folder.url)
            sources.parts = parts
            return try sources.modules().flatMap(\.files).map(\.lastPathComponent).sorted()
        }
        #expect(try names(["Rx"]) == ["A.swift", "B.swift"])
        #expect(try names([nil]) == ["A.swift"])
        #expect(try names(["Core"]) == ["A.swift"])
    }

    @Test func passesOverOtherPlatforms() {
        let pod = PodSpecification(
            """
            Pod::Spec.new do |s|
              s.source_files = "Sources/*.swift"
              s.ios.exclude_files = ["Sources/Button.swift"]
              s.watchos.exclude_files = ["Sources/Filter.swift",
                                         "Sources/Placeholder.swift"]
              s.osx.source_files = "Mac/*.swift"
            end
            """)
        #expect(pod.sources == ["Sources/*.swift"])
        #expect(pod.excluded == ["Sources/Button.swift"])
    }

    @Test func takesAllPartsWhereNoneIsTheDefault() {
        let pod = PodSpecification(
            "s.subspec 'A' do |a|\n a.source_files = 'A/*.swift'\nend\ns.subspec 'B' do |b|\n b.source_files = 'B'\nend\n"
        )
        #expect(pod.sources == ["A/*.swift", "B"])
    }

    @Test(arguments: [
        ("A/**/*.swift", "A/B.swift", true), ("A/**/*.swift", "A/C/D/B.swift", true),
        ("A/*.swift", "A/C/B.swift", false), ("A/*.{h,swift}", "A/B.swift", true), ("A/*.{h,m}", "A/B.swift", false),
        ("A/", "A/B.swift", true), ("A", "A/B.swift", true), ("A", "A/C/B.swift", false), ("A.swift", "A.swift", true),
        ("A.swift", "AXswift", false),
    ])
    func matchesPaths(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
        let expression = try Regex(PodSpecification.expression(of: pattern))
        #expect((try expression.wholeMatch(in: path) != nil) == isMatch)
    }

    @Test func aLibraryMayHaveAnotherNameThanItsPackagesProduct() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit", path: "Kit")])
            """,
            "Kit-Swift.podspec": "s.source_files = 'Kit/*.swift'\n", "Kit/A.swift": "",
        ])
        let pod = try DependencySources(name: "Kit_Swift", folder: folder.url).modules()
        #expect(pod.map(\.name) == ["Kit_Swift"])
        let package = try #require(try DependencySources(name: "Kit", folder: folder.url).modules().first)
        #expect(package.name == "Kit")
        #expect(package.options.arguments.joined(separator: " ").contains("-package-name Kit"))
        #expect(throws: BuildError.self) { try DependencySources(name: "Other", folder: folder.url).modules() }
    }

    @Test func aLibraryIsWhatItsPodspecSays() throws {
        let folder = try Folder([
            "Kit.podspec":
                "s.source_files = 'Kit/**/*.swift'\ns.resources = 'Kit/*.xib'\ns.resource_bundle = { 'KitMedia' => 'Kit/*.png' }\n",
            "Kit/A.swift": "", "Kit/Cell.xib": "", "Kit/a.png": "", "Other/B.swift": "",
        ])
        let module = try #require(try DependencySources(name: "Kit", folder: folder.url).modules().first)
        #expect(module.files.map(\.lastPathComponent) == ["A.swift"])
        #expect(Set(module.resources.map(\.path)) == ["Cell.xib", "KitMedia.bundle/a.png"])
        #expect(module.options.conditions.contains("COCOAPODS"))
    }
}
