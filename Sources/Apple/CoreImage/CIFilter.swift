public import Foundation
import ObjectiveC

/// Makes a picture of others.
open class CIFilter: NSObject, @unchecked Sendable {
    /// The name the filter was made with.
    public let name: String
    private let recipe: FilterRecipe
    private var values: [String: Any]

    /// Nil for a name that is not among those that Seam has.
    public convenience init?(name: String) {
        self.init(name: name, parameters: nil)
    }

    /// Nil for a name that is not among those that Seam has.
    public init?(name: String, parameters: [String: Any]?) {
        guard let recipe = FilterRecipe.all[name] else { return nil }
        self.name = name
        self.recipe = recipe
        values = recipe.defaults
        super.init()
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }

    init(_ name: String, _ recipe: FilterRecipe) {
        (self.name, self.recipe, values) = (name, recipe, recipe.defaults)
        super.init()
    }

    /// The inputs as they are now.
    var inputs: FilterInputs { FilterInputs(values: values) }

    /// The names of all filters.
    public class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.all.keys.sorted() }

    /// The names of the inputs.
    open var inputKeys: [String] { recipe.keys }
    /// The names of the outputs: the image.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Puts every input but pictures back to what it was at first.
    open func setDefaults() { values.merge(recipe.defaults) { $1 } }

    /// Nil as long as a picture is missing that it is made of.
    open var outputImage: CIImage? { recipe.apply(FilterInputs(values: values)) }
}

extension CIFilter: KeyValueContainer {
    package func holds(key: String) -> Bool { key == kCIOutputImageKey || recipe.keys.contains(key) }

    package func heldValue(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    package func hold(_ value: Any?, forKey key: String) { values[key] = value }
}
