import Documents

/// `<slider>`.
enum SliderElement: ViewElement {
    static let names = ["slider"]

    static func decode(_ element: InterfaceElement, _ slider: UISlider, _ loader: NibLoader) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0.5)
        if let continuous = element.bool("continuous") { slider.isContinuous = continuous }
        if let color = loader.color(element, "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = loader.color(element, "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = loader.color(element, "thumbTintColor") { slider.thumbTintColor = color }
        slider.minimumValueImage = loader.image(element, "minimumValueImage")
        slider.maximumValueImage = loader.image(element, "maximumValueImage")
    }
}
