import Testing

@testable import Course

@Suite struct MarkdownPageTests {
    private func body(_ text: String) -> String {
        let html = MarkdownPage(text).html(title: "T", language: "en", pages: [], current: "")
        let start = html.range(of: "<main>\n")!.upperBound
        return String(html[start..<html.range(of: "\n</main>")!.lowerBound])
    }

    @Test(arguments: [
        ("# A & B", "<h1>A &amp; B</h1>"),
        ("one\ntwo\n\nthree", "<p>one two</p>\n<p>three</p>"),
        ("a `x < y` and **bold**", "<p>a <code>x &lt; y</code> and <b>bold</b></p>"),
        ("`**x**` [lesson](rx.md)", "<p><code>**x**</code> <a href=\"rx.html\">lesson</a></p>"),
        ("[table](../../Bindings.md), [site](https://a.b/c)", "<p>table, <a href=\"https://a.b/c\">site</a></p>"),
        ("- one\n  more\n- two", "<ul>\n<li>one more</li>\n<li>two</li>\n</ul>"),
        ("1. one\n2. two", "<ol>\n<li>one</li>\n<li>two</li>\n</ol>"),
        (
            "```swift\nlet a = \"<\"\n\n# b\n```\nafter",
            "<pre><code>let a = &quot;&lt;&quot;\n\n# b</code></pre>\n<p>after</p>"
        ),
        ("    seam test\n    seam run\n\nafter", "<pre><code>seam test\nseam run</code></pre>\n<p>after</p>"),
        (
            "| a | `b|c` |\n| --- | ---: |\n| 1 | 2 |",
            "<table>\n<tr><th>a</th><th><code>b|c</code></th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>"
        ),
        (
            "| | x |\n| --- | --- |\n| y | |",
            "<table>\n<tr><th></th><th>x</th></tr>\n<tr><td>y</td><td></td></tr>\n</table>"
        ),
        ("<!-- made -->\n\ntext", "<p>text</p>"),
        ("```\nnever closed", "<pre><code>never closed</code></pre>"),
        ("", ""),
    ])
    func writesHTML(_ text: String, _ html: String) {
        #expect(body(text) == html)
    }

    @Test func listsThePages() {
        let html = MarkdownPage("x").html(
            title: "T", language: "ko", pages: [("a", "A <1>"), ("b", "B")], current: "b")
        #expect(html.contains("<li><a href=\"a.html\">A &lt;1&gt;</a></li>\n<li><b>B</b></li>"))
    }
}
