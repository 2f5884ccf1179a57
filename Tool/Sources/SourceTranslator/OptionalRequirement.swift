import SwiftSyntax

/// The optional requirements of the module's `@objc` protocols that members of a type implement, and the protocols that
/// stand for them.
enum OptionalRequirement {
    /// The requirements that a method implements.
    static func methods(
        _ record: MethodRecord, in scope: TypeScope, _ index: ModuleIndex
    ) -> [ModuleIndex.OptionalMethod] {
        guard !record.isStatic, !record.isOverride, !record.isPrivate, !scope.isLocal,
            let candidates = index.optionalMethods[record.base]?.filter({ $0.method.labels == record.labels }),
            !candidates.isEmpty
        else { return [] }
        let conformances = index.conformances(of: scope.name)
        return candidates.filter {
            conformances.contains($0.owner)
                && (!index.isOverloaded($0.method, of: $0.owner) || $0.method.types == record.types)
        }
    }

    /// The protocol of an optional method: a type that implements it conforms.
    static func witness(_ owner: String, _ method: MethodRecord, _ index: ModuleIndex) -> String {
        let name = prefix(owner) + OptionalName.method(method.base, method.labels)
        guard index.isOverloaded(method, of: owner) else { return name }
        return name + "__" + method.types.joined(separator: "_").map { $0.isLetter || $0.isNumber ? $0 : "_" }
    }

    static func witness(_ owner: String, property: String) -> String { prefix(owner) + "_property_" + property }

    private static func prefix(_ owner: String) -> String { "_Seam_" + owner.replacing(".", with: "_") }
}
