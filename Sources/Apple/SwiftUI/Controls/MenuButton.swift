/// A label over a button of UIKit's that shows a menu.
struct MenuButton<Label: View>: View {
    let label: Label
    let menu: @MainActor () -> UIMenu

    var body: some View {
        label.allowsHitTesting(false).accessibilityHidden(true)
            .overlay(
                UIKitLeaf(
                    make: { UIButton(type: .custom) },
                    update: { button, environment in
                        button.menu = menu()
                        button.showsMenuAsPrimaryAction = true
                        button.isEnabled = environment.isEnabled
                        button.accessibilityLabel = MenuContent.words(of: label, environment).text
                    },
                    size: { _, proposal in proposal.replacingUnspecifiedDimensions() }))
    }
}
