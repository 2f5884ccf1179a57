#!/usr/bin/env python3
"""How fast an app is in a browser: a key to its letter, flings through ten thousand rows, the first picture, and what an
app at rest costs. Needs Chromium and Playwright (PyPI) for Python.

    Benchmarks/Browser/measure.py [WHAT ...]      WHAT: first, idle, keys, fling, wheel, arrows

The browser, the app and this program share the machine's processors. Prints figures and judges nothing."""
import argparse
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import time
import urllib.parse

from playwright.sync_api import sync_playwright

HERE = os.path.dirname(os.path.realpath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
WIDTH, HEIGHT, SCALE = 393, 852, 2
TICK = 1 / os.sysconf('SC_CLK_TCK')


class App:
    """An app that runs in the background, shown to browsers."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [os.path.join(ROOT, 'seam'), 'run', path, '--browser', '--port', '0'], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, start_new_session=True)
        self.address = None
        for line in self.process.stdout:
            found = re.search(r'the app is at (\S+)', line)
            if found:
                self.address = found[1]
                break
        if not self.address:
            sys.exit('the app did not start')
        self.pid = self.find()

    def find(self):
        """The app's process: of those that have its port open, the one with the library for browsers loaded."""
        port = urllib.parse.urlsplit(self.address).port
        for _ in range(200):
            time.sleep(0.05)
            lines = [line.split() for line in open('/proc/net/tcp').readlines()[1:]]
            sockets = {f'socket:[{line[9]}]' for line in lines if line[3] == '0A' and line[1].endswith(f':{port:04X}')}
            for pid in filter(str.isdigit, os.listdir('/proc')):
                try:
                    files = {os.readlink(f'/proc/{pid}/fd/{name}') for name in os.listdir(f'/proc/{pid}/fd')}
                    if files & sockets and 'WebStage' in open(f'/proc/{pid}/maps').read():
                        return int(pid)
                except OSError:
                    pass
        sys.exit('the app did not start')

    def seconds(self):
        """The processor time that it has used."""
        fields = open(f'/proc/{self.pid}/stat').read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def end(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


def browser_seconds():
    """The processor time of everything that this program started, except the app: of the browser, that is."""
    times, parents = {}, {}
    for pid in filter(str.isdigit, os.listdir('/proc')):
        try:
            fields = open(f'/proc/{pid}/stat').read().rsplit(')', 1)[1].split()
            if 'chromium' in os.readlink(f'/proc/{pid}/exe'):
                times[int(pid)] = (int(fields[11]) + int(fields[12])) * TICK
            parents[int(pid)] = int(fields[1])
        except OSError:
            pass

    def is_ours(pid):
        while pid > 1 and pid != os.getpid():
            pid = parents.get(pid, 0)
        return pid == os.getpid()

    return sum(time for pid, time in times.items() if is_ours(pid))


def line(name, text):
    print(f'{name:<28}{text}', flush=True)


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))]


def open_page(browser, app, touches=True):
    context = browser.new_context(
        viewport={'width': WIDTH, 'height': HEIGHT}, device_scale_factor=SCALE, has_touch=True)
    page = context.new_page()
    page.add_init_script(path=os.path.join(HERE, 'probe.js'))
    page.goto(app.address)
    while page.evaluate('probe.first === undefined'):
        page.wait_for_timeout(20)
    if touches:
        # The page before it is waited for that long, and would have the app again.
        page.wait_for_timeout(4500)
    return page


def rest(page):
    """Waits until nothing has come for a second."""
    before = -1
    while (now := page.evaluate('probe.bytes')) != before:
        before = now
        page.wait_for_timeout(1000)


def first(browser, app):
    times = []
    for _ in range(10):
        page = open_page(browser, app, touches=False)
        times.append(page.evaluate(
            'probe.first - performance.getEntriesByType("navigation")[0].requestStart'))
        page.context.close()
    line('first picture', f'{statistics.median(times):.0f} ms in the middle, {max(times):.0f} ms at most, of 10')


def idle(browser, app):
    page = open_page(browser, app)
    rest(page)
    before, sent, used = page.evaluate('probe.bytes'), page.evaluate('probe.sent'), app.seconds()
    time.sleep(10)
    after, used = page.evaluate('probe.bytes'), app.seconds() - used
    line('at rest, 10 seconds',
         f'{after - before} bytes to the page, {page.evaluate("probe.sent") - sent} messages from it, '
         f'{used * 1000:.0f} ms of processor time')
    page.context.close()


def keys(browser, app, count=120):
    page = open_page(browser, app)
    rest(page)
    page.mouse.click(150, 30)
    page.wait_for_timeout(1000)
    page.evaluate('probe.watch([0, 0, 640, 120])')
    generator = random.Random(7)
    for index in range(count):
        page.keyboard.press('Backspace' if index % 24 > 11 else generator.choice('abcdefghkmnopqrstuvwxyz'))
        page.wait_for_timeout(generator.uniform(120, 260))
    page.wait_for_timeout(500)
    parts = page.evaluate('probe.letters')
    letters = [part[0] for part in parts]
    line('a key to its letter',
         f'{statistics.median(letters):.0f} ms in the middle, {share(letters, 0.95):.0f} ms for 95 of 100, '
         f'{max(letters):.0f} ms at most; {len(letters)} of {count}')
    line('  of which', ', '.join(f'{statistics.median(part[index] for part in parts):.0f} ms {name}' for index, name in (
        (1, 'until the picture comes'), (2, 'until it is drawn'), (3, "until the browser's next frame"))))
    for _ in range(count):
        page.keyboard.press('Backspace')
    page.context.close()


def moving(page, app, act, glides=False):
    """Figures of pictures while something moves: `act` makes it move. With `glides` they are those of the second after
    each release, as what glides to its end has less and less to show."""
    rest(page)
    used, browser = app.seconds(), browser_seconds()
    page.evaluate('probe.pictures.length = probe.drawn.length = probe.released.length = 0')
    act()
    rest(page)
    pictures, drawn, releases = page.evaluate('[probe.pictures, probe.drawn, probe.released]')
    used, browser = app.seconds() - used, browser_seconds() - browser
    if len(drawn) < 2:
        return 'nothing moves'
    if glides:
        windows = [[time for time, _ in drawn if start < time <= start + 1000] for start in releases]
        gaps = [b - a for times in windows for a, b in zip(times, times[1:])]
        span = len(releases)
        rate = sum(map(len, windows)) / span
        size = sum(size for time, size in pictures if any(start < time <= start + 1000 for start in releases))
    else:
        # Rests between two movements do not count.
        times = [time for time, _ in drawn]
        gaps = [b - a for a, b in zip(times, times[1:]) if b - a < 400]
        span = sum(gaps) / 1000
        rate = len(gaps) / span
        size = sum(size for _, size in pictures)
    count = len(pictures)
    return (f'{rate:.1f} pictures a second over {span:.1f} s, gaps {statistics.median(gaps):.0f} ms in the middle and '
            f'{share(gaps, 0.95):.0f} ms for 95 of 100; {size * 8 / span / 1e6:.1f} Mbit/s; {used / count * 1000:.1f} ms '
            f'of the app\'s processor time and {browser / count * 1000:.1f} ms of the browser\'s for each')


def fling(browser, app):
    page = open_page(browser, app)
    session = page.context.new_cdp_session(page)

    def act():
        for _ in range(6):
            # A finger of the browser's own, which moves evenly however slow the line to this program is.
            session.send('Input.synthesizeScrollGesture', {
                'x': 200, 'y': 760, 'yDistance': -640, 'speed': 3500, 'gestureSourceType': 'touch', 'preventFling': False})
            page.wait_for_timeout(2000)

    line('fling', moving(page, app, act, glides=True))
    page.context.close()


def wheel(browser, app):
    page = open_page(browser, app)
    page.mouse.move(200, 400)

    def act():
        for _ in range(60):
            page.mouse.wheel(0, 120)
            page.wait_for_timeout(60)

    line('wheel', moving(page, app, act))
    page.context.close()


def arrows(browser, app):
    page = open_page(browser, app)

    def act():
        for _ in range(12):
            page.keyboard.press('PageDown')
            page.wait_for_timeout(300)

    line('keyboard', moving(page, app, act))
    page.context.close()


MEASURES = {'first': first, 'idle': idle, 'keys': keys, 'fling': fling, 'wheel': wheel, 'arrows': arrows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--app', default=os.path.join(HERE, 'Rows'))
    parser.add_argument('what', nargs='*', choices=[[], *MEASURES])
    options = parser.parse_args()
    app = App(options.app)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path='/usr/bin/chromium', args=['--no-sandbox'])
            line('machine', f'{os.cpu_count()} processors for the app and Chromium {browser.version} together; '
                 f'{WIDTH} x {HEIGHT} points at {SCALE}x')
            for name in options.what or MEASURES:
                MEASURES[name](browser, app)
            browser.close()
    finally:
        app.end()


main()
