import Foundation
import ProjectDescription

/// The names in Swift that are made of a target's resources while it is built.
public struct ResourceSynthesis: Hashable, Sendable {
    /// A kind of resources.
    public enum Kind: Hashable, Sendable {
        case strings, assets, fonts
    }

    /// What the names begin with: the target's.
    public var name: String
    /// The resources that get names.
    public var kinds: Set<Kind>
    /// Whether the target's sources call its bundle `Bundle.module`.
    public var hasBundle: Bool
    /// The name of the bundle that the resources of something linked statically are in; nil for the target's own.
    public var bundle: String?

    public init(name: String, kinds: Set<Kind>, hasBundle: Bool, bundle: String? = nil) {
        self.name = name
        self.kinds = kinds
        self.hasBundle = hasBundle
        self.bundle = bundle
    }

    /// What Tuist makes for a target; nil if that is nothing.
    init?(_ target: Target, of project: ProjectDescription.Project, hasResources: Bool) {
        guard hasResources else { return nil }
        var kinds: Set<Kind> = []
        if !project.options.disableSynthesizedResourceAccessors {
            for synthesizer in project.resourceSynthesizers {
                switch synthesizer.parser {
                case .strings, .stringsCatalog: kinds.insert(.strings)
                case .assets: kinds.insert(.assets)
                case .fonts: kinds.insert(.fonts)
                case .plists, .coreData, .interfaceBuilder, .json, .yaml, .files: break
                }
            }
        }
        let product = target.productName ?? target.name.replacing("-", with: "_")
        name = Self.typeName(target.name)
        self.kinds = kinds
        hasBundle = !project.options.disableBundleAccessors
        switch target.product {
        case .staticFramework, .staticLibrary, .dynamicLibrary: bundle = "\(project.name)_\(product).bundle"
        default: bundle = nil
        }
    }

    /// `my-app` is `MyApp`.
    static func typeName(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
