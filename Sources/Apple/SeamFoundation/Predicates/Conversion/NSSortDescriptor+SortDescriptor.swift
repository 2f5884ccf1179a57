public import Foundation
import ObjectiveC

extension _SortDescriptorKeys where Self: NSSortDescriptor {
    /// The same order as one of Swift's descriptors. Texts compare by `localizedStandardCompare:`, which Swift's
    /// descriptors stand for on Apple's platforms, unless a comparator was given.
    public init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject {
        let ascending = sortDescriptor.order == .forward
        guard let path = sortDescriptor._sortedPath, let names = KeyPathNames.names(of: path) else {
            self.init(key: nil, ascending: true) { a, b in
                guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
                return sortDescriptor.compare(a, b)
            }
            return
        }
        let type = Swift.type(of: path).valueType
        let isText = type == String.self || type == Optional<String>.self
        let isLocalized = isText && sortDescriptor.stringComparator == nil
        self.init(
            key: names.joined(separator: "."), ascending: ascending,
            selector: isLocalized ? Selector("localizedStandardCompare:") : nil)
    }
}
