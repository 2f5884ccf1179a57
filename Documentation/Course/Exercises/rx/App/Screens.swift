import UIKit

@MainActor
enum Screens {
    static var all: [UIViewController] { [WeatherViewController()] }
}
