import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SearchBarImageTests {
    private func square(_ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test func theAppsPicturesStandInTheField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let glass = square(16)
        bar.setImage(glass, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === glass)
        #expect(bar.image(for: .search, state: .disabled) == nil)
        let shown = bar.searchTextField.leftView?.subviews.first as? UIImageView
        #expect(shown?.image === glass)
        let cross = square(12)
        bar.setImage(cross, for: .clear, state: .normal)
        #expect(bar.searchTextField.clearImage === cross)
        let book = square(10)
        bar.showsBookmarkButton = true
        bar.setImage(book, for: .bookmark, state: .normal)
        #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === book)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(bar.searchTextField.leftView?.subviews.isEmpty == true)
    }

    @Test func theFieldHasABackgroundAndPlacesOfItsOwn() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.layoutIfNeeded()
        let before = bar.searchTextField.frame
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 4, vertical: 2)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == before.offsetBy(dx: 4, dy: 2))
        let text = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds) == text.offsetBy(dx: 7, dy: 0))
        let ground = square(36)
        bar.setSearchFieldBackgroundImage(ground, for: .normal)
        #expect(bar.searchTextField.background === ground)
        #expect(bar.searchTextField.backgroundColor == nil)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === ground)
    }

    @Test func aViewOverTheKeyboardIsTheFieldsOwn() {
        let bar = UISearchBar()
        let tools = UIToolbar()
        bar.inputAccessoryView = tools
        #expect(bar.searchTextField.inputAccessoryView === tools)
    }
}
