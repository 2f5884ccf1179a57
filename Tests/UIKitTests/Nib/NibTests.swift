import Documents
import Stage
import Testing

@testable import UIKit

/// A controller with outlets and an action, as the translator would register them.
final class NibController: UIViewController {
    var label: UILabel!
    var labels: [UILabel] = []
    var events: [String] = []
    var width: NSLayoutConstraint?
    var tapped = 0
    var segues: [String?] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded \(label?.text ?? "nothing")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segues.append(segue.identifier)
        segue.destination.title = "prepared"
    }

    static let registered: Void = {
        SelectorTable.add(NibController.self, "setLabel:") { t, a, _ in
            t.label = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(NibController.self, "setLabels:") { t, a, _ in
            t.labels = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(NibController.self, "setWidth:") { t, a, _ in
            t.width = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(NibController.self, "tap:") { t, _, _ in
            t.tapped += 1
            return nil
        }
        SelectorTable.add(NibController.self, "back:") { t, _, _ in
            t.events.append("back")
            return nil
        }
    }()
}

/// An object that is neither a view nor a controller.
final class NibRouter: NSObject {
    var view: UIView?
    var titleWhenAwake: String?
}

final class NibRow: UITableViewCell {
    var awoke = false

    override func awakeFromNib() {
        super.awakeFromNib()
        awoke = true
    }
}

final class NibBadge: UIView {
    var boundsInInit: CGRect?
    var subviewsInInit = 0
    var power = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        boundsInInit = bounds
        subviewsInInit = subviews.count
    }

    static let registered: Void = {
        SelectorTable.add(NibBadge.self, "setPower:") { t, a, _ in
            t.power = SelectorTable.argument(a)
            return nil
        }
    }()
}

@MainActor
@Suite struct NibTests {
    init() {
        _ = NibController.registered
        _ = NibBadge.registered
    }

    private func storyboard(_ scenes: String, initial: String = "one") throws -> UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
            <device id="retina6_12" orientation="portrait"/><scenes>\(scenes)</scenes></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard")
        return UIStoryboard(document: document, bundle: .main)
    }

    private func scene(_ element: String, placeholder: String = "") -> String {
        "<scene sceneID=\"s\"><objects>\(element)\(placeholder)</objects></scene>"
    }

    private static let first = """
        <viewController id="one" customClass="NibController" customModule="UIKitTests" title="First" sceneMemberID="viewController">
          <view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <label text="Hello" userInteractionEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="20" y="59" width="100" height="21"/>
                <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </label>
              <button buttonType="system" id="b">
                <rect key="frame" x="20" y="200" width="100" height="44"/>
                <state key="normal" title="Tap"/>
                <connections>
                  <action selector="tap:" destination="one" eventType="touchUpInside" id="a"/>
                  <segue destination="two" kind="show" identifier="go" id="sg"/>
                </connections>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="c1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c2"/>
            </constraints>
          </view>
          <navigationItem key="navigationItem" title="First" id="n"/>
          <connections>
            <outlet property="label" destination="l" id="o1"/>
            <outlet property="width" destination="w" id="o2"/>
            <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="o3"/>
          </connections>
        </viewController>
        """

    private static let second = """
        <viewController storyboardIdentifier="Second" id="two" customClass="NibController" customModule="UIKitTests" sceneMemberID="viewController">
          <view key="view" id="v2"><subviews>
            <button id="b2"><connections>
              <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
            </connections></button>
          </subviews></view>
        </viewController>
        """

    private static let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"

    @Test func aControllerIsMadeAndConnected() throws {
        let board = try storyboard(scene(Self.first) + scene(Self.second, placeholder: Self.exit))
        let controller = try #require(board.instantiateInitialViewController() as? NibController)
        #expect(controller.title == "First")
        #expect(controller.storyboard === board)
        #expect(controller.events == ["awake"])
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.events == ["awake", "loaded Hello"])
        #expect(controller.labels == [controller.label])
        #expect(controller.label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(controller.label.font == .systemFont(ofSize: 20, weight: .bold))
        #expect(controller.width?.isActive == true)
        controller.view.layoutIfNeeded()
        #expect(controller.label.frame.origin == CGPoint(x: 30, y: 8))
        #expect(controller.label.frame.width == 120)
        let button = try #require(controller.view.subviews.last as? UIButton)
        #expect(button.currentTitle == "Tap" && button.buttonType == .system)
        button.sendActions(for: .touchUpInside)
        #expect(controller.tapped == 1)
    }

    @Test func seguesShowPrepareAndUnwind() throws {
        let board = try storyboard(
            scene(
                """
                <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
                <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
                """) + scene(Self.first) + scene(Self.second, placeholder: Self.exit), initial: "nav")
        let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let screen = TestScreen(navigation)
        defer { screen.close() }
        let first = try #require(navigation.topViewController as? NibController)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        first.performSegue(withIdentifier: "go", sender: nil)
        screen.settle()
        #expect(first.segues == ["go"])
        let second = try #require(navigation.topViewController as? NibController)
        #expect(second !== first && second.title == "prepared")
        let button = try #require(second.view.subviews.first as? UIButton)
        button.sendActions(for: .primaryActionTriggered)
        screen.settle()
        #expect(second.segues == ["home"])
        #expect(first.events.last == "back")
        #expect(navigation.topViewController === first)
    }

    @Test func prototypesAndStaticCellsFillTables() throws {
        let table = """
            <viewController id="one" sceneMemberID="viewController"><view key="view" id="v"><subviews>
              <tableView id="t" style="grouped"><rect key="frame" x="0" y="0" width="300" height="300"/>
                <prototypes><tableViewCell reuseIdentifier="row" customClass="NibRow" customModule="UIKitTests" style="IBUITableViewCellStyleValue1" textLabel="x" detailTextLabel="y" id="p">
                  <tableViewCellContentView key="contentView" id="pc"><subviews>
                    <label text="Title" id="x"/><label text="Detail" id="y"/></subviews></tableViewCellContentView>
                </tableViewCell></prototypes></tableView></subviews></view></viewController>
            """
        let board = try storyboard(
            scene(table)
                + scene(
                    """
                    <tableViewController id="static"><tableView key="view" dataMode="static" style="grouped" id="st">
                    <rect key="frame" x="0" y="0" width="300" height="300"/>
                    <sections><tableViewSection headerTitle="Head" id="sec"><cells>
                    <tableViewCell rowHeight="60" id="c1"/><tableViewCell id="c2"/></cells></tableViewSection></sections>
                    </tableView></tableViewController>
                    """))
        let controller = try #require(board.instantiateInitialViewController())
        let view = try #require(controller.view.subviews.first as? UITableView)
        #expect(view.style == .grouped)
        let cell = try #require(view.dequeueReusableCell(withIdentifier: "row") as? NibRow)
        #expect(cell.awoke)
        #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
        #expect(view.dequeueReusableCell(withIdentifier: "row") !== cell)
        let still = try #require(board.makeController(id: "static") as? UITableViewController)
        let screen = TestScreen(still)
        defer { screen.close() }
        let list: UITableView = still.tableView
        #expect(list.numberOfSections == 1 && list.numberOfRows(inSection: 0) == 2)
        #expect(still.tableView(list, titleForHeaderInSection: 0) == "Head")
        #expect(list.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    }

    @Test func anEffectHoldsItsContent() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
              <visualEffectView opaque="NO" contentMode="scaleToFill" id="e">
                <rect key="frame" x="5" y="6" width="80" height="40"/>
                <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="c">
                  <rect key="frame" x="0" y="0" width="80" height="40"/><autoresizingMask key="autoresizingMask"/>
                  <subviews><label text="In" id="l"/></subviews></view>
                <blurEffect style="systemThinMaterial"/></visualEffectView></objects></document>
            """
        let made = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: nil)
        let view = try #require(made.first as? UIVisualEffectView)
        #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect((view.contentView.subviews.first as? UILabel)?.text == "In")
        #expect(view.frame == CGRect(x: 5, y: 6, width: 80, height: 40))
        view.frame.size.width = 200
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    @Test(arguments: [
        ("tableViewCell", "tableViewCellContentView"), ("collectionViewCell", "collectionViewCellContentView"),
    ])
    func aViewThatIsNoCellHoldsTheContent(name: String, content: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
              <\(name) id="c" customClass="NibBadge" customModule="UIKitTests">
                <rect key="frame" x="0" y="0" width="80" height="40"/>
                <\(content) key="contentView" id="v"><rect key="frame" x="0" y="0" width="80" height="40"/>
                  <subviews><label text="In" id="l"/></subviews></\(content)>
              </\(name)></objects></document>
            """
        let made = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: nil)
        let badge = try #require(made.first as? NibBadge)
        #expect((badge.subviews.first?.subviews.first as? UILabel)?.text == "In")
    }

    @Test func aXibIsMadeForItsOwner() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibController">
                <connections><outlet property="label" destination="l" id="o"/></connections></placeholder>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
              <view id="v" customClass="NibBadge" customModule="UIKitTests">
                <rect key="frame" x="0" y="0" width="80" height="40"/>
                <subviews><label text="In" id="l"/><hologram id="h"><rect key="frame" x="1" y="2" width="30" height="20"/>
                  <subviews><label text="deep" id="d"/></subviews></hologram></subviews>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
                  <userDefinedRuntimeAttribute type="number" keyPath="power"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
              </view></objects></document>
            """
        let owner = NibController(nibName: nil, bundle: nil)
        let made = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: owner)
        let badge = try #require(made.first as? NibBadge)
        #expect(made.count == 1)
        #expect(badge.boundsInInit?.size == CGSize(width: 80, height: 40) && badge.subviewsInInit == 2)
        #expect(badge.layer.cornerRadius == 7.5 && badge.power == 9)
        #expect(owner.label?.text == "In")
        // What is not known is stood in for, with what it holds.
        let unknown = badge.subviews[1]
        #expect(unknown.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
        #expect((unknown.subviews.first as? UILabel)?.text == "deep")
    }

    @Test func objectsOfOtherClassesAwakeToo() throws {
        SelectorTable.add(NibRouter.self, "setView:") { t, a, _ in
            t.view = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(NibRouter.self, "awakeFromNib") { t, _, _ in
            t.titleWhenAwake = (t.view as? UILabel)?.text
            return nil
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <customObject id="r" customClass="NibRouter" customModule="UIKitTests">
              <connections><outlet property="view" destination="l" id="o"/></connections></customObject>
            <label text="In" id="l"/></objects></document>
            """
        let made = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: nil)
        #expect(made.lazy.compactMap { $0 as? NibRouter }.first?.titleWhenAwake == "In")
    }

    @Test func nothingKeepsAControllerThatIsDone() throws {
        let board = try storyboard(scene(Self.first) + scene(Self.second, placeholder: Self.exit))
        weak var gone: UIViewController?
        weak var view: UIView?
        try autoreleasepool {
            let controller = try #require(board.instantiateInitialViewController())
            controller.loadViewIfNeeded()
            gone = controller
            view = controller.view
        }
        #expect(gone == nil && view == nil)
    }

    @Test func whatIsHiddenStaysHiddenThoughItAnimates() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <activityIndicatorView hidden="YES" animating="YES" id="a"><rect key="frame" x="0" y="0" width="20" height="20"/>
            </activityIndicatorView></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        let loader = NibLoader(document: document, bundle: .main, storyboard: nil, owner: nil)
        let view = try #require(loader.makeTopObject(document.objects[0]) as? UIActivityIndicatorView)
        #expect(view.isHidden && view.isAnimating && !view.hidesWhenStopped)
    }

    @Test func navigationItemsHaveListsOfBarItems() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" initialViewController="one"><scenes>
            <scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
              <navigationItem key="navigationItem" id="n">
                <leftBarButtonItems><barButtonItem title="A" id="a"/></leftBarButtonItems>
                <rightBarButtonItems><barButtonItem title="B" id="b"/><barButtonItem title="C" id="c"/></rightBarButtonItems>
              </navigationItem>
            </viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard")
        let board = UIStoryboard(document: document, bundle: .main)
        let item = try #require(board.instantiateInitialViewController()).navigationItem
        #expect(item.leftBarButtonItems?.map(\.title) == ["A"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["B", "C"])
    }

    @Test func collectionsHaveBackgrounds() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <collectionView id="c"><rect key="frame" x="0" y="0" width="200" height="200"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="f"/>
            <activityIndicatorView key="backgroundView" id="a"><rect key="frame" x="0" y="0" width="20" height="20"/>
            </activityIndicatorView></collectionView></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        let loader = NibLoader(document: document, bundle: .main, storyboard: nil, owner: nil)
        let view = try #require(loader.makeTopObject(document.objects[0]) as? UICollectionView)
        #expect(view.backgroundView is UIActivityIndicatorView)
    }

    @Test func framesAreInsetsInOldDocuments() throws {
        let board = try storyboard(
            scene(
                """
                <viewController storyboardIdentifier="Old" id="one" sceneMemberID="viewController">
                  <view key="view" id="v"><rect key="frame" x="0" y="0" width="260" height="360"/><subviews>
                    <view id="a" tag="1"><frame key="frameInset" width="260" height="44"/></view>
                    <view id="b" tag="2"><frame key="frameInset" minX="40" minY="49" width="74" height="30"/></view>
                  </subviews></view>
                </viewController>
                """))
        let view = try #require(board.instantiateViewController(withIdentifier: "Old").view)
        #expect(view.viewWithTag(1)?.frame == CGRect(x: 0, y: 0, width: 260, height: 44))
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 40, y: 49, width: 74, height: 30))
    }

    /// Xcode writes pieces with different fonts, and empty ones.
    @Test func attributedTextHasPieces() throws {
        func piece(_ text: String, _ size: Int) -> String {
            """
            <fragment content="\(text)"><attributes><font key="NSFont" metaFont="system" size="\(size)"/>
            <real key="NSKern" value="0.0"/><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <label usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="200" height="20"/>
            <attributedString key="attributedText">\(piece("", 24))\(piece("one", 24))\(piece("two", 12))</attributedString>
            </label></objects></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.xib")
        let loader = NibLoader(document: document, bundle: .main, storyboard: nil, owner: nil)
        let label = try #require(loader.makeTopObject(document.objects[0]) as? UILabel)
        #expect(label.attributedText?.string == "onetwo")
        #expect((label.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    }

    @Test func whatWeakOutletsReferToLivesUntilThePoolEnds() throws {
        SelectorTable.add(NibWeakOwner.self, "setLoose:") { t, a, _ in
            t.loose = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(NibWeakOwner.self, "setInner:") { t, a, _ in
            t.inner = SelectorTable.argument(a)
            return nil
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibWeakOwner">
              <connections><outlet property="loose" destination="l" id="o"/>
              <outlet property="inner" destination="i" id="p"/></connections></placeholder>
            <view id="l"><subviews><label text="In" id="i"/></subviews></view></objects></document>
            """
        let owner = NibWeakOwner()
        autoreleasepool {
            _ = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: owner)
            #expect(owner.loose != nil)
            owner.inner?.removeFromSuperview()
            autoreleasepool {}
            #expect(owner.inner != nil)
        }
        #expect(owner.loose == nil && owner.inner == nil)
        _ = UINib(data: Data(text.utf8), bundle: .main).instantiate(withOwner: owner)
        #expect(owner.loose != nil)
        NextTurn.drain()
        #expect(owner.loose == nil)
    }
}

private final class NibWeakOwner: NSObject {
    weak var loose: UIView?
    weak var inner: UIView?
}
