public import UIKit

/// What shows that a view loads an image.
@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {
    /// The view that is shown in the middle.
    var indicatorView: UIView { get }
    /// Loading begins.
    func startAnimatingIndicator()
    /// Loading ends.
    func stopAnimatingIndicator()
}

/// A wheel that turns.
@MainActor
public final class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    private let wheel: UIActivityIndicatorView

    /// A grey wheel.
    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .gray) }
    /// A large grey wheel.
    public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .gray) }
    /// A white wheel.
    public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, .white) }
    /// A large white wheel.
    public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, .white) }
    /// A wheel in the colour of the system's.
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.medium, nil) }
    /// A large wheel in the colour of the system's.
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator(.large, nil) }

    private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
        wheel = UIActivityIndicatorView(style: style)
        if let color { wheel.color = color }
        wheel.sizeToFit()
        super.init()
    }

    public var indicatorView: UIView { wheel }
    public func startAnimatingIndicator() { wheel.startAnimating() }
    public func stopAnimatingIndicator() { wheel.stopAnimating() }
}
