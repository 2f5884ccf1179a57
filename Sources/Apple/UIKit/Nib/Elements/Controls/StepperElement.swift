import Documents

/// `<stepper>`.
enum StepperElement: ViewElement {
    static let names = ["stepper"]

    static func decode(_ element: InterfaceElement, _ stepper: UIStepper, _ loader: NibLoader) {
        stepper.maximumValue = element.number("maximumValue") ?? 100
        stepper.minimumValue = element.number("minimumValue") ?? 0
        if let step = element.number("stepValue"), step > 0 { stepper.stepValue = step }
        stepper.value = element.number("value") ?? 0
        if let wraps = element.bool("wraps") { stepper.wraps = wraps }
        if let repeats = element.bool("autorepeat") { stepper.autorepeat = repeats }
        if let continuous = element.bool("continuous") { stepper.isContinuous = continuous }
    }
}
