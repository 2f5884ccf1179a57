import Combine
import Foundation
import UIKit

extension UIControl {
    /// Sends when the control tells one of the events.
    public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
        Publishers.ControlEvent(control: self, events: events).eraseToAnyPublisher()
    }
}

extension UIButton {
    /// Taps.
    public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
}

extension UITextField {
    /// The text, and what a person makes of it, with what is being composed.
    public var textPublisher: AnyPublisher<String?, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.text).eraseToAnyPublisher()
    }

    /// The attributed text, and what a person makes of it.
    public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.attributedText)
            .eraseToAnyPublisher()
    }

    /// Sends when editing ends with the Return key.
    public var returnPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .editingDidEndOnExit) }

    /// Sends when editing begins.
    public var didBeginEditingPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .editingDidBegin) }
}

extension UISwitch {
    /// Whether it is on, and what a person turns it to.
    public var isOnPublisher: AnyPublisher<Bool, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.isOn).eraseToAnyPublisher()
    }
}

extension UISlider {
    /// The value, and what a person drags it to.
    public var valuePublisher: AnyPublisher<Float, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.value).eraseToAnyPublisher()
    }
}

extension UIStepper {
    /// The value, and what a person steps it to.
    public var valuePublisher: AnyPublisher<Double, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.value).eraseToAnyPublisher()
    }
}

extension UISegmentedControl {
    /// The index of the selected segment, and what a person selects.
    public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.selectedSegmentIndex)
            .eraseToAnyPublisher()
    }
}

extension UIDatePicker {
    /// The date, and what a person chooses.
    public var datePublisher: AnyPublisher<Date, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.date).eraseToAnyPublisher()
    }

    /// How long a countdown takes, and what a person chooses; in seconds.
    public var countDownDurationPublisher: AnyPublisher<TimeInterval, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.countDownDuration)
            .eraseToAnyPublisher()
    }
}

extension UIPageControl {
    /// The page, and what a person or the app turns it to.
    public var currentPagePublisher: AnyPublisher<Int, Never> { publisher(for: \.currentPage).eraseToAnyPublisher() }
}

extension UIRefreshControl {
    /// Whether it is refreshing: the value of now, and what it is when a person has pulled.
    public var isRefreshingPublisher: AnyPublisher<Bool, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.isRefreshing)
            .eraseToAnyPublisher()
    }
}

extension UIBarButtonItem {
    /// Taps. A subscription takes the place of the item's target and action.
    public var tapPublisher: AnyPublisher<Void, Never> {
        Publishers.ControlTarget(control: self) { item, target, action in
            item.target = target
            item.action = action
        } removeTargetAction: { item, _, _ in
            item?.target = nil
            item?.action = nil
        }
        .eraseToAnyPublisher()
    }
}
