import Stage

/// A field to search with, and the button that ends the search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The background of a search bar.
    public enum Style: UInt, Sendable {
        /// The bar's colour, a field without bar, or no background.
        case `default`, prominent, minimal
    }

    /// The object that is asked about and told of searching; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field.
    public let searchTextField = UISearchTextField(frame: .zero)

    /// The text that is searched for.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            showFieldButton()
        }
    }
    /// The text shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text over the field.
    open var prompt: String? {
        didSet {
            promptCaption.text = prompt ?? ""
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The background. `.default` by default.
    open var searchBarStyle: Style = .default {
        didSet { showBackground() }
    }
    /// The colours of the bar. Has no effect: the traits decide.
    open var barStyle: UIBarStyle = .default
    /// Whether content may be seen through the bar. Has no effect.
    open var isTranslucent = true
    /// The colour of the bar; nil takes the default.
    open var barTintColor: UIColor? {
        didSet { showBackground() }
    }
    /// The image behind the field; an empty one shows no bar.
    open var backgroundImage: UIImage? {
        didSet { showBackground() }
    }
    /// Whether a cancel button stands beside the field. False by default.
    open var showsCancelButton: Bool {
        get { cancelIsShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Whether a bookmark button stands in the field while it is empty. False by default.
    open var showsBookmarkButton = false {
        didSet { showFieldButton() }
    }
    /// Whether a button for recent results stands in the field while it is empty, in place of the bookmarks'. False by
    /// default.
    open var showsSearchResultsButton = false {
        didSet { showFieldButton() }
    }
    /// Whether the button for recent results is drawn as selected. False by default.
    open var isSearchResultsButtonSelected = false {
        didSet { showFieldButton() }
    }
    var fieldButton: UIButton?

    /// The titles of the segments under the field.
    open var scopeButtonTitles: [String]? {
        didSet { rebuildScopes() }
    }
    /// The index of the selected segment.
    ///
    /// Without segments it is kept, for those that are set next.
    open var selectedScopeButtonIndex: Int {
        get { scopes.numberOfSegments == 0 ? scopeOfNoSegments : max(0, scopes.selectedSegmentIndex) }
        set {
            if scopes.numberOfSegments == 0 {
                scopeOfNoSegments = max(0, newValue)
            } else {
                scopes.selectedSegmentIndex = newValue
            }
        }
    }
    private var scopeOfNoSegments = 0
    /// Whether the segments are shown. False by default.
    open var showsScopeBar = false {
        didSet {
            scopes.isHidden = !showsScopeBar
            scopeBackground.isHidden = !showsScopeBar
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Text traits

    /// Which letters of the field are made capitals.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether the field's text is corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether the field's spelling is checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The keyboard that suits the field's text.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key works only while there is text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// The view over the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: Pictures (UISearchBar+Images.swift)

    struct IconState: Hashable {
        var icon: Icon
        var state: UIControl.State.RawValue
    }

    var icons: [IconState: UIImage] = [:]
    var fieldBackgrounds: [UIControl.State.RawValue: UIImage] = [:]
    var iconOffsets: [Icon: UIOffset] = [:]
    let backgroundPicture = UIImageView()
    /// How far the field is moved, in points. Zero by default.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }
    /// How far the text is moved in the field, in points. Zero by default.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { searchTextField.textShift = searchTextPositionAdjustment }
    }

    // MARK: Parts

    private let background = UIView()
    private let promptCaption = CaptionView(font: .systemFont(ofSize: 13), color: .secondaryLabel)
    let cancelItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    lazy var cancelButton = BarButtonView(item: cancelItem, appearance: nil)
    let scopes = UISegmentedControl()
    let scopeBackground = UIImageView()
    private var cancelIsShown = false
    private lazy var editor = SearchBarEditor(bar: self)
    /// A search controller that follows what happens in the bar, before the delegate.
    package weak var follower: (any SearchBarFollower)?
    /// In a navigation bar the field keeps that bar's margins, and there is no background.
    package var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { showBackground() } }
    }

    /// In points.
    private static let promptHeight: CGFloat = 20
    private static let scopeHeight: CGFloat = 44

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder, UISearchBar.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        backgroundPicture.isUserInteractionEnabled = false
        addSubview(backgroundPicture)
        promptCaption.alignment = .center
        addSubview(promptCaption)
        searchTextField.delegate = editor
        searchTextField.placeholder = nil
        searchTextField.addAction(
            UIAction { [unowned self] _ in textChanged() }, for: .editingChanged)
        addSubview(searchTextField)
        cancelItem.primaryAction = UIAction { [unowned self] _ in cancelTapped() }
        cancelItem.title = "Cancel"
        cancelButton.alpha = 0
        addSubview(cancelButton)
        scopeBackground.isHidden = true
        addSubview(scopeBackground)
        scopes.isHidden = true
        scopes.addAction(
            UIAction { [unowned self] _ in
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            }, for: .valueChanged)
        addSubview(scopes)
        showBackground()
    }

    private func showBackground() {
        if searchBarStyle == .minimal || isInNavigationBar || backgroundImage != nil {
            background.backgroundColor = nil
        } else {
            background.backgroundColor = barTintColor ?? UIBarAppearance().backgroundColor
        }
        backgroundPicture.image = backgroundImage
    }

    private func rebuildScopes() {
        let selected = scopes.numberOfSegments == 0 ? scopeOfNoSegments : 0
        scopeOfNoSegments = 0
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if scopes.numberOfSegments > 0 {
            scopes.selectedSegmentIndex = selected < scopes.numberOfSegments ? selected : 0
        }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != cancelIsShown else { return }
        cancelIsShown = showsCancelButton
        setNeedsLayout()
        UIView.animate(withDuration: animated && window != nil ? 0.25 : 0) {
            self.cancelButton.alpha = showsCancelButton ? 1 : 0
            if animated { self.layoutIfNeeded() }
        }
    }

    /// Sets the image behind the field. Position and metrics are not told apart.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        self.backgroundImage = backgroundImage
    }

    // MARK: Layout

    private var rowHeight: CGFloat {
        isInNavigationBar ? NavigationBarContent.searchHeight : systemMeasures.searchBarHeight
    }

    private var naturalHeight: CGFloat {
        rowHeight + (prompt?.isEmpty ?? true ? 0 : Self.promptHeight) + (showsScopeBar ? Self.scopeHeight : 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        backgroundPicture.frame = bounds
        let margin = isInNavigationBar ? NavigationBarContent.margin(for: bounds.width) : 8
        let promptHeight = prompt?.isEmpty ?? true ? 0 : Self.promptHeight
        promptCaption.frame = CGRect(x: margin, y: 4, width: bounds.width - 2 * margin, height: promptHeight)
        let cancelSize = cancelButton.sizeThatFits(CGSize(width: bounds.width / 2, height: 44))
        let cancelWidth = cancelIsShown ? cancelSize.width : 0
        // In a bar that is too low for both, the field keeps its place and the scopes are below the bar.
        let scopeHeight = showsScopeBar ? Self.scopeHeight : 0
        let room = bounds.height - promptHeight
        let rowHeight = showsScopeBar ? max(room - scopeHeight, min(room, self.rowHeight)) : room
        let height = min(UISearchTextField.height, max(0, rowHeight))
        let y = isInNavigationBar ? 1 : promptHeight + (rowHeight - height) / 2
        searchTextField.frame = CGRect(
            x: margin, y: y, width: max(0, bounds.width - 2 * margin - cancelWidth), height: height
        ).offsetBy(
            dx: searchFieldBackgroundPositionAdjustment.horizontal,
            dy: searchFieldBackgroundPositionAdjustment.vertical)
        cancelButton.frame = CGRect(
            x: bounds.width - (cancelIsShown ? margin - BarButtonView.padding + cancelSize.width : 0),
            y: y + (height - 44) / 2, width: cancelSize.width, height: 44)
        scopeBackground.frame = CGRect(
            x: 0, y: promptHeight + rowHeight, width: bounds.width, height: Self.scopeHeight)
        scopes.frame = CGRect(
            x: margin, y: promptHeight + rowHeight + 6, width: bounds.width - 2 * margin, height: 32)
    }

    /// Scopes below the bar are touched there.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || showsScopeBar && scopes.frame.contains(point)
    }

    // MARK: Editing

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    private func textChanged() {
        showFieldButton()
        follower?.searchTextChanged()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func cancelTapped() {
        follower?.searchCancelled()
        delegate?.searchBarCancelButtonClicked(self)
    }
}

/// A search controller's view of its bar.
@preconcurrency @MainActor
package protocol SearchBarFollower: AnyObject {
    func searchBegan()
    func searchTextChanged()
    func searchCancelled()
}

/// The delegate of a search bar's field.
@MainActor
private final class SearchBarEditor: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) {
        self.bar = bar
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.follower?.searchBegan()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}
