/// What has elements inside of it, which can be asked for by their kind.
public protocol XCUIElementTypeQueryProvider {
    /// The first element; an application or an element stands for itself.
    var firstMatch: XCUIElement { get }
    /// The elements inside of it, however deep, of a kind.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// Those of the kind ``XCUIElement/ElementType/activityIndicator``.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/alert``.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// Those of the kind ``XCUIElement/ElementType/browser``.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// Those of the kind ``XCUIElement/ElementType/button``.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// Those of the kind ``XCUIElement/ElementType/cell``.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// Those of the kind ``XCUIElement/ElementType/checkBox``.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// Those of the kind ``XCUIElement/ElementType/collectionView``.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// Those of the kind ``XCUIElement/ElementType/colorWell``.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// Those of the kind ``XCUIElement/ElementType/comboBox``.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// Those of the kind ``XCUIElement/ElementType/datePicker``.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// Those of the kind ``XCUIElement/ElementType/decrementArrow``.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// Those of the kind ``XCUIElement/ElementType/dialog``.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// Those of the kind ``XCUIElement/ElementType/disclosureTriangle``.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// Those of the kind ``XCUIElement/ElementType/dockItem``.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// Those of the kind ``XCUIElement/ElementType/drawer``.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// Those of the kind ``XCUIElement/ElementType/grid``.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// Those of the kind ``XCUIElement/ElementType/group``.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// Those of the kind ``XCUIElement/ElementType/handle``.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// Those of the kind ``XCUIElement/ElementType/helpTag``.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// Those of the kind ``XCUIElement/ElementType/icon``.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// Those of the kind ``XCUIElement/ElementType/image``.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// Those of the kind ``XCUIElement/ElementType/incrementArrow``.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// Those of the kind ``XCUIElement/ElementType/keyboard``.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// Those of the kind ``XCUIElement/ElementType/key``.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// Those of the kind ``XCUIElement/ElementType/layoutArea``.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// Those of the kind ``XCUIElement/ElementType/layoutItem``.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// Those of the kind ``XCUIElement/ElementType/levelIndicator``.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/link``.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// Those of the kind ``XCUIElement/ElementType/map``.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// Those of the kind ``XCUIElement/ElementType/matte``.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// Those of the kind ``XCUIElement/ElementType/menuBarItem``.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// Those of the kind ``XCUIElement/ElementType/menuBar``.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// Those of the kind ``XCUIElement/ElementType/menuButton``.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// Those of the kind ``XCUIElement/ElementType/menuItem``.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// Those of the kind ``XCUIElement/ElementType/menu``.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// Those of the kind ``XCUIElement/ElementType/navigationBar``.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// Those of the kind ``XCUIElement/ElementType/other``.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// Those of the kind ``XCUIElement/ElementType/outlineRow``.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// Those of the kind ``XCUIElement/ElementType/outline``.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// Those of the kind ``XCUIElement/ElementType/pageIndicator``.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/pickerWheel``.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// Those of the kind ``XCUIElement/ElementType/picker``.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// Those of the kind ``XCUIElement/ElementType/popUpButton``.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// Those of the kind ``XCUIElement/ElementType/popover``.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// Those of the kind ``XCUIElement/ElementType/progressIndicator``.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/radioButton``.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// Those of the kind ``XCUIElement/ElementType/radioGroup``.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// Those of the kind ``XCUIElement/ElementType/ratingIndicator``.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/relevanceIndicator``.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/rulerMarker``.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// Those of the kind ``XCUIElement/ElementType/ruler``.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// Those of the kind ``XCUIElement/ElementType/scrollBar``.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// Those of the kind ``XCUIElement/ElementType/scrollView``.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// Those of the kind ``XCUIElement/ElementType/searchField``.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// Those of the kind ``XCUIElement/ElementType/secureTextField``.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// Those of the kind ``XCUIElement/ElementType/segmentedControl``.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// Those of the kind ``XCUIElement/ElementType/sheet``.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// Those of the kind ``XCUIElement/ElementType/slider``.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// Those of the kind ``XCUIElement/ElementType/splitGroup``.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// Those of the kind ``XCUIElement/ElementType/splitter``.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// Those of the kind ``XCUIElement/ElementType/staticText``.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// Those of the kind ``XCUIElement/ElementType/statusBar``.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// Those of the kind ``XCUIElement/ElementType/statusItem``.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
    /// Those of the kind ``XCUIElement/ElementType/stepper``.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// Those of the kind ``XCUIElement/ElementType/switch``.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// Those of the kind ``XCUIElement/ElementType/tabBar``.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// Those of the kind ``XCUIElement/ElementType/tabGroup``.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// Those of the kind ``XCUIElement/ElementType/tableColumn``.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// Those of the kind ``XCUIElement/ElementType/tableRow``.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// Those of the kind ``XCUIElement/ElementType/table``.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// Those of the kind ``XCUIElement/ElementType/tab``.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// Those of the kind ``XCUIElement/ElementType/textField``.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// Those of the kind ``XCUIElement/ElementType/textView``.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// Those of the kind ``XCUIElement/ElementType/timeline``.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// Those of the kind ``XCUIElement/ElementType/toggle``.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// Those of the kind ``XCUIElement/ElementType/toolbarButton``.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// Those of the kind ``XCUIElement/ElementType/toolbar``.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// Those of the kind ``XCUIElement/ElementType/touchBar``.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// Those of the kind ``XCUIElement/ElementType/valueIndicator``.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// Those of the kind ``XCUIElement/ElementType/webView``.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// Those of the kind ``XCUIElement/ElementType/window``.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
}
