import Foundation
import UIKit

/// The script of this module's own that runs in every page, in a world where the page does not see it. It tells how large
/// the document is, how far it is scrolled and what width it wants.
enum PageScript {
    static let receiver = "seamPage"

    /// A page without a word about its width is laid out for 980 pixels, as Safari on a phone does
    /// (developer.apple.com, "Configuring the Viewport").
    static let source = """
        (() => {
          if (window.seam) return;
          let last = '', ready = false;
          const width = () => {
            const meta = document.querySelector('meta[name=viewport i]');
            if (!meta) return ready && document.contentType === 'text/html' ? 980 : 0;
            const found = /(?:^|[,;\\s])width\\s*=\\s*([\\w-]+)/i.exec(meta.content || '');
            if (found && /^\\d+$/.test(found[1])) return Number(found[1]);
            return found || /initial-scale/i.test(meta.content || '') ? 0 : 980;
          };
          const report = () => {
            const root = document.scrollingElement || document.documentElement;
            if (!root) return;
            const body = document.body && getComputedStyle(document.body).backgroundColor;
            const html = getComputedStyle(document.documentElement).backgroundColor;
            const clear = 'rgba(0, 0, 0, 0)';
            const color = body && body !== clear ? body : html !== clear ? html : '';
            const values = [seam.number, scrollX, scrollY, root.scrollWidth, root.scrollHeight, width(), color];
            const text = JSON.stringify(values);
            if (text === last) return;
            last = text;
            webkit.messageHandlers.seamPage.postMessage(values);
          };
          window.seam = {
            number: 0,
            scroll(x, y, number) {
              seam.number = number;
              window.scrollTo({left: x, top: y, behavior: 'instant'});
              report();
            },
          };
          addEventListener('scroll', report, {passive: true});
          addEventListener('resize', report);
          addEventListener('load', report);
          const sizes = new ResizeObserver(report);
          const begin = () => {
            ready = true;
            sizes.observe(document.documentElement);
            if (document.body) sizes.observe(document.body);
            new MutationObserver(report).observe(document.documentElement, {
              childList: true, subtree: true, attributes: true, characterData: true,
            });
            report();
          };
          if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
          else begin();
        })();
        """

    /// The script that scrolls the page to a place in points.
    static func scroll(_ offset: CGPoint, zoom: CGFloat, number: Int) -> String {
        "window.seam && seam.scroll(\(Double(offset.x / zoom)), \(Double(offset.y / zoom)), \(number))"
    }

    /// The body of a function that ends when the page has drawn some more frames.
    static let frames = """
        for (let i = 0; i < 4; i++) await new Promise(next => requestAnimationFrame(next));
        """

    /// The addresses of the frames in the page.
    static let frameAddresses = "[...document.querySelectorAll('iframe, frame')].map(frame => frame.src)"

    /// What the script tells.
    struct Report {
        /// The number of the last scrolling that the page was asked for.
        var number: Int
        /// In the document's pixels.
        var offset: CGPoint
        /// In the document's pixels.
        var size: CGSize
        /// 0 for that of the view.
        var layoutWidth: CGFloat
        var backgroundColor: UIColor?

        init?(_ value: Any?) {
            guard let values = value as? [Any], values.count == 7 else { return nil }
            let numbers = values.prefix(6).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
            number = Int(numbers[0])
            offset = CGPoint(x: numbers[1], y: numbers[2])
            size = CGSize(width: numbers[3], height: numbers[4])
            layoutWidth = numbers[5]
            backgroundColor = (values[6] as? String).flatMap(Self.color)
        }

        /// The colour of `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`.
        private static func color(_ text: String) -> UIColor? {
            guard let open = text.firstIndex(of: "("), text.hasPrefix("rgb") else { return nil }
            let parts = text[text.index(after: open)...].dropLast().split(separator: ",")
                .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
            guard parts.count >= 3 else { return nil }
            return UIColor(
                red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
                alpha: parts.count > 3 ? parts[3] : 1)
        }
    }
}
