public import UIKit

/// The window that something is shown over.
public typealias ASPresentationAnchor = UIWindow
