internal import Stage

extension UIStepper {
    /// Sets the picture of the button that raises the value, for a state. One for the normal state takes the place of the
    /// plus; a template is drawn in the tint.
    public func setIncrementImage(_ image: UIImage?, for state: State) {
        pictures.increments[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Returns the picture of the button that raises the value that was set for just this state.
    public func incrementImage(for state: State) -> UIImage? { pictures.increments[state.rawValue] }

    /// Sets the picture of the button that lowers the value, for a state. One for the normal state takes the place of the
    /// minus; a template is drawn in the tint.
    public func setDecrementImage(_ image: UIImage?, for state: State) {
        pictures.decrements[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Returns the picture of the button that lowers the value that was set for just this state.
    public func decrementImage(for state: State) -> UIImage? { pictures.decrements[state.rawValue] }

    /// Sets the picture behind each button in a state, stretched to its size or as its caps say. One for the normal state
    /// takes the place of the grey shape and of the line between the buttons.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        pictures.backgrounds[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Returns the picture behind a button that was set for just this state.
    public func backgroundImage(for state: State) -> UIImage? { pictures.backgrounds[state.rawValue] }

    /// Sets the picture between the buttons, when they are in these states.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        pictures.dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsDisplay()
    }

    /// Returns the picture between the buttons that was set for just these states.
    public func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        pictures.dividers[.init(left: state.rawValue, right: rightSegmentState.rawValue)]
    }

    // MARK: Drawing

    /// Draws the pictures behind the buttons; false if there are none.
    func drawBackgrounds(on canvas: Canvas) -> Bool {
        guard backgroundImage(for: .normal) != nil else { return false }
        for up in [false, true] {
            draw(pictures.image(pictures.backgrounds, state(of: up)), in: half(up), on: canvas)
        }
        return true
    }

    /// Draws the picture between the buttons; false if there is none.
    func drawDivider(on canvas: Canvas) -> Bool {
        guard let normal = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) else { return false }
        let image = dividerImage(forLeftSegmentState: state(of: false), rightSegmentState: state(of: true)) ?? normal
        let width = image.size.width
        draw(image, in: CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height), on: canvas)
        return true
    }

    /// Draws the picture of a button; false if there is none.
    func drawIcon(_ up: Bool, on canvas: Canvas) -> Bool {
        guard let image = pictures.image(up ? pictures.increments : pictures.decrements, state(of: up)) else {
            return false
        }
        let (place, size) = (half(up), image.size)
        let origin = CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
        draw(image, in: CGRect(origin: origin, size: size), on: canvas)
        return true
    }

    private func draw(_ image: UIImage?, in rect: CGRect, on canvas: Canvas) {
        image?.draw(on: canvas, in: rect, tint: tintColor, traits: traitCollection, inTemplateContext: false)
    }
}
