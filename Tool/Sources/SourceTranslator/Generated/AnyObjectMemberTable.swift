// Made by `seam generate` from the members of _AnyObjectMembers. Change those, then run it again.
// swift-format-ignore-file

enum AnyObjectMemberTable {
    /// The name of a member a line.
    static let text = """
        accessibilityIdentifier
        becomeFirstResponder
        bounds
        center
        currentTitle
        debugDescription
        description
        frame
        hash
        isEnabled
        isEqual
        isHidden
        isKind
        isOn
        isSelected
        location
        priority
        resignFirstResponder
        selectedSegmentIndex
        setBackgroundImage
        setImage
        setTitle
        setTitleColor
        setValue
        superview
        tag
        text
        title
        titleLabel
        """
}
