internal import Foundation

extension AppearanceProperty {
    /// The properties that UIKit's documentation lists for proxies, and those that apps set on them all the same.
    static let table: [(type: AnyClass, properties: [AppearanceProperty])] = [
        (
            UIView.self,
            [
                of(UIView.self, "tintColor", get: { $0.ownTintColor }) { $0.tintColor = $1 },
                of(\UIView.backgroundColor, "backgroundColor"),
            ]
        ),
        (UILabel.self, [of(\UILabel.font, "font"), of(\UILabel.textColor, "textColor")]),
        (
            UITextField.self,
            [
                of(\UITextField.font, "font"), of(\UITextField.textColor, "textColor"),
                of(\UITextField.keyboardAppearance, "keyboardAppearance"),
                of(\UITextField.borderStyle, "borderStyle"),
                of(\UITextField.defaultTextAttributes, "defaultTextAttributes"),
            ]
        ),
        (
            UITextView.self,
            [
                of(\UITextView.font, "font"), of(\UITextView.textColor, "textColor"),
                of(\UITextView.keyboardAppearance, "keyboardAppearance"),
            ]
        ),
        (UIButton.self, states.map { titleColor($0) }),
        (UISwitch.self, [of(\UISwitch.onTintColor, "onTintColor"), of(\UISwitch.thumbTintColor, "thumbTintColor")]),
        (
            UISlider.self,
            [
                of(\UISlider.minimumTrackTintColor, "minimumTrackTintColor"),
                of(\UISlider.maximumTrackTintColor, "maximumTrackTintColor"),
                of(\UISlider.thumbTintColor, "thumbTintColor"),
            ]
        ),
        (
            UIProgressView.self,
            [
                of(\UIProgressView.progressTintColor, "progressTintColor"),
                of(\UIProgressView.trackTintColor, "trackTintColor"),
            ]
        ),
        (
            UIPageControl.self,
            [
                of(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor"),
                of(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor"),
            ]
        ),
        (
            UISegmentedControl.self,
            [of(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor")]
                + states.map { segmentAttributes($0) }
        ),
        (UIActivityIndicatorView.self, [of(\UIActivityIndicatorView.color, "color")]),
        (
            UIScrollView.self,
            [
                of(\UIScrollView.contentInsetAdjustmentBehavior, "contentInsetAdjustmentBehavior"),
                of(\UIScrollView.keyboardDismissMode, "keyboardDismissMode"), of(\UIScrollView.bounces, "bounces"),
                of(\UIScrollView.indicatorStyle, "indicatorStyle"),
                of(\UIScrollView.showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator"),
                of(\UIScrollView.showsVerticalScrollIndicator, "showsVerticalScrollIndicator"),
            ]
        ),
        (
            UITableView.self,
            [
                of(\UITableView.separatorColor, "separatorColor"), of(\UITableView.separatorStyle, "separatorStyle"),
                of(\UITableView.separatorInset, "separatorInset"),
                of(\UITableView.sectionIndexColor, "sectionIndexColor"),
                of(\UITableView.sectionHeaderTopPadding, "sectionHeaderTopPadding"),
                of(\UITableView.isPrefetchingEnabled, "isPrefetchingEnabled"),
            ]
        ),
        (
            UITableViewCell.self,
            [
                of(\UITableViewCell.selectionStyle, "selectionStyle"),
                of(\UITableViewCell.separatorInset, "separatorInset"),
            ]
        ),
        (UICollectionView.self, [of(\UICollectionView.isPrefetchingEnabled, "isPrefetchingEnabled")]),
        (
            UINavigationBar.self,
            [
                of(UINavigationBar.self, "standardAppearance", get: { $0.standardAppearance }) {
                    $0.standardAppearance = $1.duplicate()
                },
                of(UINavigationBar.self, "scrollEdgeAppearance", get: { $0.scrollEdgeAppearance }) {
                    $0.scrollEdgeAppearance = $1.duplicate()
                },
                of(UINavigationBar.self, "compactAppearance", get: { $0.compactAppearance }) {
                    $0.compactAppearance = $1.duplicate()
                },
                of(UINavigationBar.self, "backgroundImage", get: { $0.backgroundImage(for: .default) }) {
                    $0.setBackgroundImage($1, for: .default)
                },
                of(\UINavigationBar.barTintColor, "barTintColor"), of(\UINavigationBar.barStyle, "barStyle"),
                of(\UINavigationBar.isTranslucent, "isTranslucent"),
                of(\UINavigationBar.titleTextAttributes, "titleTextAttributes"),
                of(\UINavigationBar.largeTitleTextAttributes, "largeTitleTextAttributes"),
                of(\UINavigationBar.prefersLargeTitles, "prefersLargeTitles"),
                of(\UINavigationBar.shadowImage, "shadowImage"),
                of(\UINavigationBar.backIndicatorImage, "backIndicatorImage"),
            ]
        ),
        (
            UITabBar.self,
            [
                of(UITabBar.self, "standardAppearance", get: { $0.standardAppearance }) {
                    $0.standardAppearance = $1.duplicate()
                },
                of(UITabBar.self, "scrollEdgeAppearance", get: { $0.scrollEdgeAppearance }) {
                    $0.scrollEdgeAppearance = $1.duplicate()
                },
                of(\UITabBar.barTintColor, "barTintColor"), of(\UITabBar.isTranslucent, "isTranslucent"),
                of(\UITabBar.unselectedItemTintColor, "unselectedItemTintColor"),
                of(\UITabBar.backgroundImage, "backgroundImage"), of(\UITabBar.shadowImage, "shadowImage"),
                of(\UITabBar.selectionIndicatorImage, "selectionIndicatorImage"),
            ]
        ),
        (
            UIToolbar.self,
            [
                of(UIToolbar.self, "standardAppearance", get: { $0.standardAppearance }) {
                    $0.standardAppearance = $1.duplicate()
                },
                of(\UIToolbar.barTintColor, "barTintColor"), of(\UIToolbar.barStyle, "barStyle"),
                of(\UIToolbar.isTranslucent, "isTranslucent"),
            ]
        ),
        (
            UISearchBar.self,
            [
                of(\UISearchBar.barTintColor, "barTintColor"), of(\UISearchBar.barStyle, "barStyle"),
                of(\UISearchBar.searchBarStyle, "searchBarStyle"),
            ]
        ),
        (UIBarItem.self, [of(\UIBarItem.image, "image")] + states.map { itemAttributes($0) }),
        (UIBarButtonItem.self, [of(\UIBarButtonItem.tintColor, "tintColor"), title]),
    ]

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]

    /// The title of an item; that of an item of the system's, as of a search bar's button, is the system's.
    private static let title = AppearanceProperty(name: "title") { object in
        let item = object as! UIBarButtonItem
        return item.systemItem == nil ? item.title : nil
    } set: { object, value in
        (object as! UIBarButtonItem).title = value as? String
    }

    private static func titleColor(_ state: UIControl.State) -> AppearanceProperty {
        of(UIButton.self, "titleColor\(state.rawValue)") { button in
            let color = button.titleColor(for: state)
            // A state that has no colour shows the normal one.
            return state != .normal && color == button.titleColor(for: .normal) ? nil : color
        } set: {
            $0.setTitleColor($1, for: state)
        }
    }

    private static func segmentAttributes(_ state: UIControl.State) -> AppearanceProperty {
        of(UISegmentedControl.self, "titleTextAttributes\(state.rawValue)") {
            $0.titleTextAttributes(for: state)
        } set: {
            $0.setTitleTextAttributes($1, for: state)
        }
    }

    private static func itemAttributes(_ state: UIControl.State) -> AppearanceProperty {
        of(UIBarItem.self, "titleTextAttributes\(state.rawValue)") {
            $0.titleTextAttributes(for: state)
        } set: {
            $0.setTitleTextAttributes($1, for: state)
        }
    }
}
