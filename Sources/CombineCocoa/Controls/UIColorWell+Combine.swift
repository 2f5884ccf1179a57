import Combine
import UIKit

extension UIColorWell {
    /// The colour, and what a person picks, while the finger moves as well.
    public var selectedColorPublisher: AnyPublisher<UIColor?, Never> {
        Publishers.ControlProperty(control: self, events: .valueEvents, keyPath: \.selectedColor)
            .eraseToAnyPublisher()
    }
}
