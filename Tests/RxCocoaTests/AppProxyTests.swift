import RxCocoa
import RxSwift
import Testing
import UIKit

extension UITextField: HasDelegate {
    public typealias Delegate = any UITextFieldDelegate
}

/// A proxy as apps write it for a delegate that RxCocoa has none of: with none of its methods.
private final class TextFieldProxy: DelegateProxy<UITextField, any UITextFieldDelegate>, DelegateProxyType,
    UITextFieldDelegate
{
    init(field: UITextField) { super.init(parentObject: field, delegateProxy: TextFieldProxy.self) }

    static func registerKnownImplementations() { register { TextFieldProxy(field: $0) } }
}

@MainActor @Suite("Proxies of apps") struct AppProxyTests {
    private final class Own: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("should")
            return false
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    }

    @Test("Methods that a proxy does not implement tell who observes them, and are passed on")
    func methods() {
        let (field, own) = (UITextField(), Own())
        field.delegate = own
        let proxy = TextFieldProxy.proxy(for: field)
        #expect(field.delegate === proxy && proxy.forwardToDelegate() === own)
        #expect(proxy._forwardToDelegate === own)
        let begins = Selector("textFieldShouldBeginEditing:"), ends = Selector("textFieldDidEndEditing:")
        let bag = DisposeBag()
        proxy.sentMessage(ends).subscribe(onNext: { own.log.append("before \($0.count)") }).disposed(by: bag)
        proxy.methodInvoked(ends).subscribe(onNext: { own.log.append("after \(($0[0] as? UITextField) === field)") })
            .disposed(by: bag)
        proxy.methodInvoked(begins).subscribe(onNext: { _ in own.log.append("asked") }).disposed(by: bag)
        field.delegate?.textFieldDidEndEditing(field)
        #expect(own.log == ["before 1", "end", "after true"])
        own.log = []
        #expect(field.delegate?.textFieldShouldBeginEditing(field) == false)
        #expect(own.log == ["should", "asked"])
        // Without a delegate to pass on to, what is optional is as if there were none.
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        #expect(field.delegate?.textFieldShouldBeginEditing(field) == true)
        #expect(own.log == ["should", "asked", "asked"])
    }
}
