/// The answers that an app set for assistive technology; nil where the responder's own answer holds.
package struct AccessibilityOverrides {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var isModal = false
    var frame: CGRect?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var activationPoint: CGPoint?
    var respondsToUser: Bool?
    var expandedStatus: UIAccessibilityExpandedStatus?
}
