/// A picker in the style of where it is.
struct PickerBody: View {
    let label: AnyView
    let options: [PickerOption]
    /// Nil where several values are chosen at once that are not the same.
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void
    @Environment(\.pickerStyle) private var style
    @Environment(\.self) private var environment

    private var index: Int? { chosen.flatMap { chosen in options.firstIndex { $0.tag == chosen } } }

    var body: some View {
        switch style {
        case .segmented, .palette: segments
        case .wheel: wheel
        case .inline:
            ForEach(options.indices, id: \.self) { index in
                Pressable(action: { choose(options[index].tag) }, isRow: true) { _ in
                    HStack {
                        Text(verbatim: options[index].title).foregroundColor(.primary)
                        Spacer()
                        if index == self.index { Image(systemName: "checkmark").foregroundColor(tint) }
                    }
                }
            }
        case .link: PickerLink(label: label, options: options, chosen: chosen, choose: choose)
        case .automatic, .menu:
            if environment.listLook != nil, !environment.labelsAreHidden {
                HStack {
                    label
                    Spacer()
                    menu(color: .secondary)
                }
            } else {
                menu(color: tint)
            }
        }
    }

    private var tint: Color { environment.tint ?? .accentColor }

    private var segments: some View {
        UIKitLeaf(
            make: { BoundControl(UISegmentedControl()) },
            update: { view, environment in
                let control = view.control
                view.changed = { control in
                    let index = control.selectedSegmentIndex
                    if options.indices.contains(index) { choose(options[index].tag) }
                }
                let titles = options.map(\.title)
                let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
                if titles != shown || options.contains(where: { $0.image != nil && $0.title.isEmpty }) {
                    control.removeAllSegments()
                    for (index, option) in options.enumerated() {
                        if option.title.isEmpty, let image = option.image {
                            control.insertSegment(with: image, at: index, animated: false)
                        } else {
                            control.insertSegment(withTitle: option.title, at: index, animated: false)
                        }
                    }
                }
                let index = index ?? UISegmentedControl.noSegment
                if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
                control.isEnabled = environment.isEnabled
            },
            size: { view, proposal in
                // As wide as there is room.
                CGSize(width: proposal.width ?? view.controlSize.width, height: view.controlSize.height)
            })
    }

    private func menu(color: Color) -> some View {
        let color = environment.isEnabled ? color : Color(.tertiaryLabel)
        return MenuButton(
            label: HStack(spacing: 4) {
                Text(verbatim: index.map { options[$0].title } ?? (chosen == nil ? "Mixed" : ""))
                Image(systemName: "chevron.up.chevron.down").imageScale(.small)
            }.foregroundColor(color)
        ) {
            UIMenu(
                children: options.map { option in
                    UIAction(
                        title: option.title, image: option.image, state: option.tag == chosen ? .on : .off
                    ) { _ in choose(option.tag) }
                })
        }
    }

    private var wheel: some View {
        UIKitLeaf(
            make: { WheelPicker() },
            update: { view, environment in
                view.choose = { index in if options.indices.contains(index) { choose(options[index].tag) } }
                view.titles = options.map(\.title)
                if let index, view.selectedRow(inComponent: 0) != index {
                    view.selectRow(index, inComponent: 0, animated: view.window != nil)
                }
                view.isUserInteractionEnabled = environment.isEnabled
            },
            size: { view, proposal in
                CGSize(
                    width: proposal.width ?? view.intrinsicContentSize.width, height: view.intrinsicContentSize.height)
            })
    }
}

/// A wheel of titles.
private final class WheelPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var choose: (Int) -> Void = { _ in }
    var titles: [String] = [] {
        didSet { if titles != oldValue { reloadAllComponents() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}
