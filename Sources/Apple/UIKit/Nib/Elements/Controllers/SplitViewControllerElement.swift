import Documents

/// `<splitViewController>`. Its style is read by its initialiser.
enum SplitViewControllerElement: ControllerElement {
    static let names = ["splitViewController"]

    static func decode(_ element: InterfaceElement, _ split: UISplitViewController, _ loader: NibLoader) {
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
            if let width = element.number(name), width >= 0 { split[keyPath: path] = NibLoader.bounded(width) }
        }
    }

    static func contain(_ children: [RelatedController], in split: UISplitViewController) {
        for child in children {
            split.setViewController(child.controller, for: columns[child.relationship] ?? .secondary)
        }
    }

    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "supplementaryViewController": .supplementary,
        "detailViewController": .secondary, "compactViewController": .compact,
    ]
}
