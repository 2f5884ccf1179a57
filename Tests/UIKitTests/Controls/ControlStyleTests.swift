import Testing

@testable import UIKit

@MainActor @Suite struct ControlStyleTests {
    @Test func aDestructiveButtonIsRed() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        button.layoutIfNeeded()
        let usual = button.titleLabel?.textColor
        button.role = .destructive
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .systemRed && usual != .systemRed)
        button.configuration?.baseForegroundColor = .blue
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .blue)
    }

    @Test func transformersChangeColours() {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = UIImage()
        button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
        button.configuration?.subtitle = "b"
        button.configuration?.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.foregroundColor = .purple
            return attributes
        }
        button.layoutIfNeeded()
        let shown = button.subtitleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(button.imageView?.tintColor == .green && shown as? UIColor == .purple)
    }

    @Test func theScopesComeWithTheSearch() {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchBar.scopeButtonTitles = ["All", "New"]
        #expect(controller.automaticallyShowsScopeBar && !controller.searchBar.showsScopeBar)
        controller.isActive = true
        #expect(controller.searchBar.showsScopeBar)
        controller.isActive = false
        #expect(!controller.searchBar.showsScopeBar)
        controller.automaticallyShowsScopeBar = false
        controller.isActive = true
        #expect(!controller.searchBar.showsScopeBar && controller.scopeBarActivation == .manual)
        controller.isActive = false
    }

    @Test func aSegmentIsFoundByItsAction() {
        let action = UIAction(title: "B", identifier: UIAction.Identifier("b")) { _ in }
        let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "A") { _ in }, action])
        #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("c")) == NSNotFound)
    }

    @Test func aSymbolInARowHasTheSizeThatItIsGiven() throws {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "a"
        configuration.image = UIImage(systemName: "star")
        let usual = UIListContentView(configuration: configuration)
        let symbols = UIImage.SymbolConfiguration(pointSize: 60)
        configuration.imageProperties.preferredSymbolConfiguration = symbols
        let large = UIListContentView(configuration: configuration)
        let size = try #require(configuration.image?.applyingSymbolConfiguration(symbols)?.size)
        let box = CGSize(width: 300, height: 1000)
        #expect(large.sizeThatFits(box).height > usual.sizeThatFits(box).height)
        large.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        large.layoutIfNeeded()
        #expect(large.subviews.compactMap { $0 as? UIImageView }.first?.frame.size == size)
    }
}
