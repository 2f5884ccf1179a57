import Foundation
import ObjectiveC
import SeamFoundation
import Testing

private final class City: NSObject {
    let name: String?
    let size: Int
    init(_ name: String?, _ size: Int) {
        self.name = name
        self.size = size
    }
}

@Suite struct SortDescriptorTests {
    private func names(_ descriptors: NSSortDescriptor...) -> [String?] {
        let cities = NSArray(array: [
            City("Item 10", 3), City("item 9", 3), City(nil, 1), City("Éa", 2), City("Zz", 2), City("Eb", 2),
        ])
        return cities.sortedArray(using: descriptors).map { ($0 as! City).name }
    }

    @Test func keys() {
        #expect(
            names(NSSortDescriptor(key: "name", ascending: true))
                == [nil, "Eb", "Item 10", "Zz", "item 9", "Éa"])
        #expect(
            names(NSSortDescriptor(key: "size", ascending: false), NSSortDescriptor(key: "name", ascending: true))
                == ["Item 10", "item 9", "Eb", "Zz", "Éa", nil])
    }

    @Test func selectors() {
        let standard = NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
        #expect(names(standard) == [nil, "Éa", "Eb", "item 9", "Item 10", "Zz"])
        let plain = NSSortDescriptor(
            key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        #expect(names(plain) == [nil, "Éa", "Eb", "Item 10", "item 9", "Zz"])
        let insensitive = NSSortDescriptor(key: "name", ascending: false, selector: Selector("caseInsensitiveCompare:"))
        #expect(names(insensitive) == ["Éa", "Zz", "item 9", "Item 10", "Eb", nil])
        #expect(standard.selector == Selector("localizedStandardCompare:"))
    }

    @Test func comparators() {
        let longest = NSSortDescriptor(key: "name", ascending: false) { a, b in
            let (a, b) = ((a as? String)?.count ?? 0, (b as? String)?.count ?? 0)
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        #expect(names(longest).first == "Item 10")
        #expect(names(longest.reversedSortDescriptor as! NSSortDescriptor).first == .some(nil))
    }

    @Test func properties() {
        let name = NSSortDescriptor(keyPath: \City.name, ascending: false)
        #expect(names(name) == ["Éa", "item 9", "Zz", "Item 10", "Eb", nil])
        #expect(
            name.reversedSortDescriptor as? NSSortDescriptor == NSSortDescriptor(keyPath: \City.name, ascending: true))
        #expect(names(NSSortDescriptor(keyPath: \City.size, ascending: true)).first == .some(nil))
    }

    @Test func descriptors() {
        let descriptor = NSSortDescriptor(key: "a.b", ascending: true)
        #expect(descriptor.key == "a.b")
        #expect(descriptor.selector == Selector("compare:"))
        #expect(descriptor == NSSortDescriptor(key: "a.b", ascending: true))
        #expect(descriptor != NSSortDescriptor(key: "a.b", ascending: false))
        #expect(descriptor.copy() as? NSSortDescriptor == descriptor)
        let numbers = NSArray(array: [3, 1, 2]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
        #expect(numbers as? [Int] == [1, 2, 3])
        #expect(
            NSArray(array: [["k": 2], ["k": 1]]).sortedArray(using: [.init(key: "k", ascending: true)])
                .map { ($0 as! [String: Int])["k"] } == [1, 2])
    }
}
