"""Uses an app at random for a while: fingers, mouse, wheel, keys, text, sizes, appearances, pages that are loaded anew, a
second page. Whenever it rests, every page has to show what the app draws; at the end the app has to be alive and its
memory where it was.

    soak.py ADDRESS [--seconds N] [--seed N] [--viewers N]

The same seed does the same things. Prints what was done as a line of JSON."""
import argparse
import json
import os
import random
import sys
import time
import urllib.parse

from equality import difference, watch
from playwright.sync_api import Error
from seam_page import App, wait_for

parser = argparse.ArgumentParser()
parser.add_argument('address')
parser.add_argument('--seconds', type=float, default=20)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--viewers', type=int, default=2)
# Memory grows while caches fill; it is compared with what it was after a third of the time, and half as much again and
# some megabytes are within what caches do.
parser.add_argument('--growth', type=float, default=48, help='megabytes that memory may grow by')
options = parser.parse_args()
generator = random.Random(options.seed)
LETTERS = 'abc XYZ 019 äß 안녕 かな 👍🏽 é\u0301 "\\<&'


def process():
    """The app's process: of those that have its port open, the one that loaded the library for browsers."""
    port = urllib.parse.urlsplit(options.address).port
    sockets = {line.split()[9] for file in ('/proc/net/tcp', '/proc/net/tcp6') for line in open(file).readlines()[1:]
               if line.split()[1].endswith(f':{port:04X}') and line.split()[3] == '0A'}
    for pid in filter(str.isdigit, os.listdir('/proc')):
        try:
            files = {os.readlink(f'/proc/{pid}/fd/{name}') for name in os.listdir(f'/proc/{pid}/fd')}
            if files & {f'socket:[{name}]' for name in sockets} and 'WebStage' in open(f'/proc/{pid}/maps').read():
                return pid
        except OSError:
            pass
    sys.exit('there is no process of the app')


def memory(pid):
    """In megabytes, the share of pages that are shared."""
    for line in open(f'/proc/{pid}/smaps_rollup'):
        if line.startswith('Pss:'):
            return int(line.split()[1]) / 1024
    return 0


class Person:
    """Somebody at a page."""

    def __init__(self, app, page):
        self.app, self.page = app, page
        self.session = app.context.new_cdp_session(page)
        self.done = {}

    def place(self):
        size = self.page.viewport_size
        return generator.uniform(-5, size['width'] + 5), generator.uniform(-5, size['height'] + 5)

    def touch(self, kind, points):
        self.session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [
            {'x': max(0, x), 'y': max(0, y), 'id': number} for number, (x, y) in points]})

    def tap(self):
        self.touch('touchStart', [(1, self.place())])
        if generator.random() < 0.1:
            self.page.wait_for_timeout(700)
        self.touch('touchEnd', [])

    def click(self):
        self.page.mouse.click(*self.place(), button=generator.choice(['left', 'left', 'left', 'right']),
                              click_count=generator.choice([1, 1, 2]))

    def element(self):
        """Something that the app says is there."""
        elements = [element for element in self.app.elements() if element['role'] != 'staticText']
        if elements:
            self.page.mouse.click(*self.app.center(generator.choice(elements)))

    def drag(self):
        fingers = generator.choice([1, 1, 1, 2, 3])
        here = {number: self.place() for number in range(1, fingers + 1)}
        there = {number: self.place() for number in here}
        self.touch('touchStart', here.items())
        steps = generator.choice([2, 8, 20])
        for step in range(1, steps + 1):
            self.touch('touchMove', [(number, tuple(a + (b - a) * step / steps for a, b in zip(here[number], there[number])))
                                     for number in here])
            self.page.wait_for_timeout(generator.choice([1, 8]))
        self.touch(generator.choice(['touchEnd', 'touchEnd', 'touchEnd', 'touchCancel']), [])

    def mouse(self):
        self.page.mouse.move(*self.place())
        self.page.mouse.down()
        self.page.mouse.move(*self.place(), steps=generator.randint(1, 12))
        self.page.mouse.up()

    def wheel(self):
        self.page.mouse.move(*self.place())
        for _ in range(generator.randint(1, 10)):
            self.page.mouse.wheel(generator.choice([0, 0, 0, 40]), generator.choice([-120, 120, 120, 33.5, -7, 900]))

    def keys(self):
        for _ in range(generator.randint(1, 6)):
            self.page.keyboard.press(generator.choice([
                'Enter', 'Tab', 'Shift+Tab', 'Escape', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp',
                'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Control+a', 'Control+c', 'Control+v', 'Control+x',
                'Control+z', 'Shift+ArrowLeft', 'Space', 'F2']))

    def text(self):
        for letter in (generator.choice(LETTERS) for _ in range(generator.randint(1, 12))):
            self.page.keyboard.type(letter)

    def compose(self):
        for text in ('ㅎ', '하', '한', '한ㄱ', '한그', '한글')[:generator.randint(1, 6)]:
            self.session.send('Input.imeSetComposition', {
                'text': text, 'selectionStart': len(text), 'selectionEnd': len(text)})
        if generator.random() < 0.7:
            self.session.send('Input.insertText', {'text': '한글'})

    def resize(self):
        self.page.set_viewport_size({
            'width': generator.choice([320, 393, 393, 430, 744, 1024, 201]),
            'height': generator.choice([480, 760, 852, 852, 600, 302])})

    def appearance(self):
        self.page.emulate_media(color_scheme=generator.choice(['light', 'dark']))

    def reload(self):
        self.page.reload()
        wait_for(lambda: self.page.evaluate("document.getElementById('picture').width") > 300, 'a picture')

    def wait(self):
        self.page.wait_for_timeout(generator.choice([5, 50, 400]))

    ACTIONS = [(tap, 14), (click, 10), (element, 14), (drag, 12), (mouse, 4), (wheel, 8), (keys, 8), (text, 8),
               (compose, 3), (resize, 2), (appearance, 1), (reload, 1), (wait, 6)]

    def act(self):
        actions, weights = zip(*self.ACTIONS)
        action = generator.choices(actions, weights)[0]
        self.done[action.__name__] = self.done.get(action.__name__, 0) + 1
        action(self)


def run(app):
    pid = process()
    people = [Person(app, app.page)]
    everyone = list(people)
    people[0].page.set_viewport_size({'width': 393, 'height': 852})
    start, last, checks, restless, early = time.time(), 0, 0, 0, None
    while (passed := time.time() - start) < options.seconds:
        if generator.random() < 0.02:
            if len(people) < options.viewers:
                people.append(Person(app, app.open()))
                everyone.append(people[-1])
            elif len(people) > 1:
                people.pop(generator.randrange(len(people))).page.close()
        if len(people) > 1 and generator.random() < 0.02:
            button = people[-1].page.get_by_role('button', name='Take over')
            if button.count():
                button.first.click(timeout=2000)
        generator.choice(people).act()
        if not os.path.exists(f'/proc/{pid}'):
            sys.exit('the app has ended')
        if app.errors:
            sys.exit(f'a script of the page failed: {app.errors[0]}')
        if time.time() - last > 4:
            for person in people:
                found = difference(app, person.page)
                checks += 1
                if found and found.get('still', True):
                    sys.exit(f'after {passed:.0f} seconds the page shows another picture than the app draws: {found}')
                restless += 1 if found else 0
            last = time.time()
        if early is None and passed > options.seconds / 3:
            early = memory(pid)
        # Messages are noted for other tests.
        app.messages.clear()
    late = memory(pid)
    done = sum(sum(person.done.values()) for person in everyone)
    print(json.dumps({
        'seconds': round(time.time() - start), 'actions': done, 'pages': len(everyone), 'comparisons': checks,
        'never at rest': restless, 'megabytes after a third': round(early or late, 1), 'megabytes at the end': round(late, 1)}))
    if late > (early or late) * 1.5 + options.growth:
        sys.exit(f'memory went from {early:.0f} to {late:.0f} megabytes')


try:
    with App(options.address, prepare=watch, has_touch=True) as running:
        run(running)
except Error as error:
    sys.exit(f'the browser: {error}')
