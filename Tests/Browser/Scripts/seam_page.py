"""Chromium in front of an app that `seam run --browser --control` serves. A script takes the app's address as its first
argument:

    with App(sys.argv[1]) as app:
        app.click_text('Add')
        app.wait_text('Added')

`app.page` is Playwright's page, `app.context` its context, `app.elements()` what the app itself says is on its screen."""
import json
import time
import urllib.parse
import urllib.request

from playwright.sync_api import sync_playwright


class App:
    def __init__(self, link, query='', prepare=None, **options):
        """`query` goes to the page's address; `prepare` is called with the context before it has a page; the rest are
        options of Playwright's contexts."""
        address = urllib.parse.urlsplit(link)
        self.link = link + query
        self.base = f'{address.scheme}://{address.netloc}/'
        self.token = urllib.parse.parse_qs(address.query)['token'][0]
        self.options = {'viewport': {'width': 393, 'height': 760}, 'device_scale_factor': 2, **options}
        self.prepare = prepare
        self.errors = []
        # What goes over the socket of each page: (direction, message), with the direction 'in' or 'out' of the page.
        self.messages = []

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path='/usr/bin/chromium', args=['--no-sandbox'])
        self.context = self.browser.new_context(**self.options)
        if self.prepare:
            self.prepare(self.context)
        self.page = self.open()
        return self

    def __exit__(self, *_):
        pages.clear()
        self.browser.close()
        self.playwright.stop()

    def open(self, context=None):
        """Another page of the app, once it shows a picture. Errors of its scripts fail the test."""
        page = (context or self.context).new_page()
        page.on('pageerror', lambda error: self.errors.append(str(error)))
        page.on('websocket', self.__listen)
        page.goto(self.link)
        pages.append(page)
        wait_for(lambda: page.evaluate("document.getElementById('picture').width") > 300, 'a picture')
        return page

    def __listen(self, socket):
        def note(direction):
            def add(data):
                if isinstance(data, str):
                    self.messages.append((direction, json.loads(data)))
                else:
                    self.messages.append((direction, data))
            return add
        socket.on('framereceived', note('in'))
        socket.on('framesent', note('out'))

    # Eyes: what the app says of its screen.

    def control(self, verb, **body):
        request = urllib.request.Request(
            self.base + 'control/' + verb, json.dumps(body).encode(),
            {'Authorization': 'Bearer ' + self.token, 'Content-Type': 'application/json'})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def elements(self):
        return self.control('state')['elements']

    def texts(self):
        return [text for element in self.elements() for text in element['texts']]

    def find(self, text):
        """The element with this text, role or identifier; it is waited for."""
        def look():
            for element in self.elements():
                if text in element['texts'] or text in (element.get('id'), element['role']):
                    return element
        return wait_for(look, text, self.texts)

    def wait_text(self, text):
        wait_for(lambda: text in self.texts(), text, self.texts)

    def wait_part(self, text):
        wait_for(lambda: any(text in shown for shown in self.texts()), text, self.texts)

    # Hands.

    def center(self, element):
        x, y, width, height = element['frame']
        return x + width / 2, y + height / 2

    def click_text(self, text):
        self.page.mouse.click(*self.center(self.find(text)))

    def done(self):
        """Call it last: fails if a script of the page did."""
        assert not self.errors, self.errors


# The page that is open: Playwright hands over what happens only while it is waited in.
pages = []


def wait_for(look, what, otherwise=None, seconds=10):
    end = time.time() + seconds
    while time.time() < end:
        found = look()
        if found:
            return found
        open_page = next((page for page in pages if not page.is_closed()), None)
        if open_page:
            open_page.wait_for_timeout(15)
        else:
            time.sleep(0.015)
    raise AssertionError(f'did not come: {what}' + (f'; there is: {otherwise()}' if otherwise else ''))
