import UIKit

@IBDesignable
class Badge: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    @IBInspectable public var edge: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
    @IBOutlet private(set) weak var title: UILabel!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak var height: NSLayoutConstraint? { didSet { print("height set") } }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

func checkDesign() {
    let badge = Badge(frame: .zero)
    let label = UILabel()
    badge.setValue(label, forKey: "title")
    badge.setValue([label], forKey: "labels")
    badge.setValue(badge.heightAnchor.constraint(equalToConstant: 3), forKey: "height")
    badge.setValue(4, forKeyPath: "radius")
    badge.setValue(UIColor.blue, forKey: #keyPath(Badge.edge))
    print(badge.title === label, badge.labels.count, badge.layer.cornerRadius, badge.edge == .blue)
    let colour = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    var components: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    colour.getRed(&components.0, green: &components.1, blue: &components.2, alpha: &components.3)
    print(components)
    let wrapped = UIColor(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    print(wrapped == colour)
    badge.backgroundColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let image = #imageLiteral(resourceName: "dot")
    print(image.size, Bundle.main.url(forResource: "dot", withExtension: "png") != nil)
}
