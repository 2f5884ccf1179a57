import Documents

/// What a storyboard calls the columns of a split view controller.
enum SplitRelationships {
    static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]
}

extension NibLoader {
    func decodeSplit(_ element: InterfaceElement, _ split: UISplitViewController) {
        let modes: [String: UISplitViewController.DisplayMode] = [
            "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
            "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
            "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
        if let mode = element["displayMode"].flatMap({ modes[$0] }) { split.preferredDisplayMode = mode }
        switch element["behavior"] {
        case "tile": split.preferredSplitBehavior = .tile
        case "overlay": split.preferredSplitBehavior = .overlay
        case "displace": split.preferredSplitBehavior = .displace
        default: break
        }
        if element["primaryEdge"] == "trailing" { split.primaryEdge = .trailing }
        if let presents = element.bool("presentsWithGesture") { split.presentsWithGesture = presents }
        if let shows = element.bool("showsSecondaryOnlyButton") { split.showsSecondaryOnlyButton = shows }
        let widths: [(String, ReferenceWritableKeyPath<UISplitViewController, CGFloat>)] = [
            ("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
            ("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
            ("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            ("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
            ("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
            ("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction),
            ("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
            ("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
        ]
        for (name, path) in widths {
            if let width = element.number(name), width >= 0 { split[keyPath: path] = Self.bounded(width) }
        }
    }
}

extension NSCoder {
    /// An attribute that a controller must know before its properties are read.
    func nibAttribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }
}
