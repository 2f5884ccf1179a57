/// Has the system make an application delegate for a SwiftUI app.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DelegateAdaptor {
    /// Has UIKit make a delegate of this class at launch.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, once the app runs.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            fatalError("The delegate of the application is no \(DelegateType.self)")
        }
        return delegate
    }

    static var delegateClass: AnyClass { DelegateType.self }
}

@MainActor
protocol DelegateAdaptor {
    static var delegateClass: AnyClass { get }
}
