/// Controllers of frameworks that are not here: a plain controller stands in.
enum UnsupportedControllerElement: ControllerElement {
    typealias Controller = UIViewController

    static let names = ["glkViewController", "avPlayerViewController", "hostingController"]
    static let isSupported = false
}
