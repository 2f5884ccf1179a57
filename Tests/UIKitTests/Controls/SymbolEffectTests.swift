import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolEffectTests {
    private func symbol() -> (TestScreen, UIImageView) {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.frame = CGRect(x: 100, y: 100, width: 60, height: 60)
        return (TestScreen(views: view), view)
    }

    @Test func aBounceEndsByItself() {
        let (screen, view) = symbol()
        var ended = 0
        view.addSymbolEffect(.bounce) { context in if context.isFinished, context.sender === view { ended += 1 } }
        #expect(view.layer.animationKeys()?.isEmpty == false && ended == 0)
        screen.advance(by: 1)
        #expect(ended == 1)
    }

    @Test func aPulseGoesOnUntilItIsRemoved() {
        let (screen, view) = symbol()
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.scale.up, animated: false)
        screen.advance(by: 5)
        #expect(view.layer.animationKeys()?.isEmpty == false && view.transform.a == 1.2)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.layer.animationKeys()?.contains("symbolEffect") != true && view.transform.a == 1.2)
        view.removeAllSymbolEffects(animated: false)
        #expect(view.transform.a == 1)
    }

    @Test func oneSymbolPassesIntoAnother() {
        let (screen, view) = symbol()
        var ended = false
        view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace) { _ in ended = true }
        screen.advance(by: 1)
        #expect(ended && view.image == UIImage(systemName: "heart"))
        // Pictures that are no symbols do not move.
        let picture = UIImageView(image: UIImage())
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        picture.addSymbolEffect(.disappear, animated: false)
        #expect(picture.alpha == 1)
    }
}
