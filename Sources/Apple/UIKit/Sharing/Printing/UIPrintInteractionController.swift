/// Prints: shows the pages, and saves them as a document where the person says.
///
/// Printers are the desktop's: what opens the document prints it.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called when the pages were saved, or the person did not want them.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The only controller.
    public static let shared = UIPrintInteractionController()

    /// Whether there is any printing. There is.
    open class var isPrintingAvailable: Bool { true }
    /// The types of what ``printingItem`` may be.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.image"]
    }
    /// Whether a file's content can be printed.
    open class func canPrint(_ url: URL) -> Bool { PrintJob.canPrint(url) }
    /// Whether a picture or document can be printed.
    open class func canPrint(_ data: Data) -> Bool { PrintJob.canPrint(data) }

    /// What is said of the print.
    open var printInfo: UIPrintInfo?
    /// The object that chooses the paper, and hears of the print; held weakly.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether copies are asked for. Has no effect: the one who opens the document asks.
    open var showsNumberOfCopies = true
    /// Whether pages are asked for. Has no effect: the one who opens the document asks.
    open var showsPageRange = false
    /// Whether paper is asked for. Has no effect: the one who opens the document asks.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether it is asked how the paper lies. Has no effect: the one who opens the document asks.
    open var showsPaperOrientation = true
    /// The paper that is printed on; nil before.
    open private(set) var printPaper: UIPrintPaper?

    // Of these the last that is set counts.
    /// A picture, a document, or the address of one.
    open var printingItem: Any? {
        didSet { if printingItem != nil { (printingItems, printFormatter, printPageRenderer) = (nil, nil, nil) } }
    }
    /// Pictures, documents, or addresses of such.
    open var printingItems: [Any]? {
        didSet { if printingItems != nil { (printingItem, printFormatter, printPageRenderer) = (nil, nil, nil) } }
    }
    /// A formatter alone.
    open var printFormatter: UIPrintFormatter? {
        didSet { if printFormatter != nil { (printingItem, printingItems, printPageRenderer) = (nil, nil, nil) } }
    }
    /// What draws the pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { (printingItem, printingItems, printFormatter) = (nil, nil, nil) } }
    }

    private weak var sheet: UIViewController?
    /// In place of the folder for downloads.
    static var folder: URL?

    /// Shows the pages. Returns false if there is nothing to print, or nowhere to show it.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion) { _ in }
    }

    /// Shows the pages, from a part of a view where they have room beside it.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the pages, from a button of a bar where they have room beside it.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { $0.barButtonItem = item }
    }

    /// Sends the pages away.
    open func dismiss(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    private func present(
        _ animated: Bool, _ completion: CompletionHandler?, place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard sheet == nil else { return false }
        let named = delegate?.printInteractionControllerParentViewController(self)
        let root = UIApplication.shared.keyWindow?.rootViewController?.topPresented
        guard let parent = named ?? root, let job = makeJob() else { return false }
        let controller = PrintSheetController(job)
        controller.ended = { [self] isSaved in
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            if isSaved { delegate?.printInteractionControllerDidFinishJob(self) }
            completion?(self, isSaved, nil)
        }
        controller.willSave = { [self] in delegate?.printInteractionControllerWillStartJob(self) }
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.popoverPresentationController.map(place)
        sheet = navigation
        parent.present(navigation, animated: animated) { [self] in
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private func makeJob() -> PrintJob? {
        let info = printInfo ?? UIPrintInfo()
        let papers = [UIPrintPaper.usual, .a4, .letter]
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? .usual
        printPaper = paper
        if let items = printingItems ?? printingItem.map({ [$0] }) { return PrintJob(items: items, paper, info) }
        if let renderer = printPageRenderer { return PrintJob(renderer, paper, info) }
        guard let formatter = printFormatter else { return nil }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        return PrintJob(renderer, paper, info)
    }
}

/// The pages before they are printed.
final class PrintSheetController: UIViewController {
    private let job: PrintJob
    var ended: ((Bool) -> Void)?
    var willSave: (() -> Void)?
    private var isSaved = false

    init(_ job: PrintJob) {
        self.job = job
        super.init(nibName: nil, bundle: nil)
        let isKorean = Bundle.main.preferredLocalizations.first?.prefix(2) == "ko"
        navigationItem.title = isKorean ? "프린트" : "Print"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let title = isKorean ? "PDF로 저장" : "Save as PDF"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: title, image: nil, primaryAction: UIAction { [weak self] _ in self?.save() }, menu: nil)
        navigationItem.rightBarButtonItem?.style = .done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = PDFPageStack(frame: view.bounds)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stack.backgroundColor = .secondarySystemBackground
        stack.arrangement.margins = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
        stack.fitsWidth = true
        stack.pages = job.pages
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(stack)
    }

    private func save() {
        willSave?()
        SavedFiles.save(
            [(name: job.fileName, data: job.document())], in: UIPrintInteractionController.folder
        ) { [self] place in
            guard place != nil else { return }
            isSaved = true
            dismiss(animated: true)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Something else may be over it.
        let presentation = (navigationController ?? self).ownPresentation
        guard presentation == nil || presentation?.isDismissing == true else { return }
        let told = ended
        (ended, willSave) = (nil, nil)
        told?(isSaved)
    }
}

/// Chooses the paper of a print, and hears of it. Every method is optional.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller to show the pages over; nil for the one on top.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// The paper to print on.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The pages are about to show.
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// The pages show.
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
    /// The pages are gone.
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
    /// The pages are about to be drawn.
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
    /// The pages were saved.
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { .usual }
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}
