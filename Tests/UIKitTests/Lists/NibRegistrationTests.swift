import Testing
import UIKit

// Without @testable: what a class of an app may override.

private final class Rows: UITableView {
    var names: [String] = []
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        names.append("cell " + identifier)
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        names.append("header " + identifier)
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

private final class Items: UICollectionView {
    var names: [String] = []
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        names.append(kind + " " + identifier)
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

@MainActor @Suite struct NibRegistrationTests {
    @Test func subclassesHearOfNibs() {
        let rows = Rows(frame: .zero, style: .plain)
        let none: UINib? = nil
        rows.register(none, forCellReuseIdentifier: "a")
        rows.register(none, forHeaderFooterViewReuseIdentifier: "b")
        #expect(rows.names == ["cell a", "header b"])
        #expect(rows.dequeueReusableCell(withIdentifier: "a") == nil)
        let items = Items(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        items.register(none, forCellWithReuseIdentifier: "c")
        items.register(none, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "d")
        #expect(items.names == ["c", "kind d"])
    }
}
