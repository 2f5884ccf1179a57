public import Foundation
public import UIKit

/// Lets the person pay with Apple Pay: nobody can here, as on a device without cards, which
/// ``canMakePayments()`` says. An app that asks first shows another way to pay.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    /// Who is told.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    /// Nil: nothing can be paid.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }

    public required init?(coder: NSCoder) { return nil }

    /// Whether the device can pay: false.
    open class func canMakePayments() -> Bool { false }
    /// Whether there is a card of these companies: false.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    /// Whether there is such a card of these companies: false.
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
}

/// Is told of a payment.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// The person has let the app have it; the handler is told whether it was taken.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// It is done, or the person does not pay.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// Lets the person pay with Apple Pay, without a screen of UIKit's: nobody can here.
@preconcurrency @MainActor
open class PKPaymentAuthorizationController: NSObject {
    /// Who is told.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// For something that is to be paid.
    public init(paymentRequest request: PKPaymentRequest) { super.init() }

    /// Whether the device can pay: false.
    open class func canMakePayments() -> Bool { false }
    /// Whether there is a card of these companies: false.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    /// Shows what is to be paid: the handler is told that it is not shown.
    open func present(completion: ((Bool) -> Void)? = nil) {
        Task { @MainActor in completion?(false) }
    }

    /// Takes it away.
    open func dismiss(completion: (() -> Void)? = nil) { Task { @MainActor in completion?() } }
}

/// Is told of a payment.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The person has let the app have it; the handler is told whether it was taken.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    /// It is done, or the person does not pay.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The tickets and cards of the person: none.
open class PKPassLibrary: NSObject {
    public override init() { super.init() }

    /// Whether there is a library: false.
    open class func isPassLibraryAvailable() -> Bool { false }
}

/// A button for Apple Pay, in black or white, with words in place of Apple's mark.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    /// A button that says what it is for, in a look.
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let isDark = style == .black || style == .automatic
        setTitle(type.words, for: .normal)
        setTitleColor(isDark ? .white : .black, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        backgroundColor = isDark ? .black : .white
        layer.cornerRadius = 4
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
    }

    /// The radius of the corners, in points. 4 by default.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

/// What a button for Apple Pay is for.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`

    fileprivate var words: String {
        switch self {
        case .plain: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The look of a button for Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable {
    case white, whiteOutline, black, automatic
}
