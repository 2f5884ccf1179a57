#!/usr/bin/env python3
"""The time from a key to its letter on the screen, in Chromium without a window.

    seam run Examples/Tasks --browser --control        (prints the address)
    Benchmarks/Browser/key-to-letter.py ADDRESS [LETTERS [PLACEHOLDER]]

A letter counts as shown in the frame after the one in which the page drew it. Server and browser share the machine's
cores. LETTERS is 300 unless given, PLACEHOLDER names the text field: "What is to be done?"."""
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '../../Tests/Browser/Scripts'))
from seam_page import App, wait_for  # noqa: E402

# Watches the pixels to the right of the caret, where the letter comes; the caret itself blinks.
WATCH = """() => {
  const times = { key: 0, shown: [], drawn: [] };
  let before = null;
  const canvas = document.getElementById('picture');
  const area = () => {
    const [x, y] = document.activeElement.style.transform.match(/[\\d.]+/g).map(Number);
    const scale = canvas.width / canvas.clientWidth;
    const height = parseFloat(document.activeElement.style.height) * scale;
    return [Math.round((x + 4) * scale), Math.round(y * scale), Math.round(5 * scale), Math.round(height)];
  };
  let place = null;
  const look = () => canvas.getContext('2d').getImageData(...place).data.join();
  document.addEventListener('keydown', (event) => {
    if (event.key.length !== 1) return;
    place = area();
    before = look();
    times.key = performance.now();
  }, true);
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  let isLooking = false;
  CanvasRenderingContext2D.prototype.drawImage = function (...parameters) {
    draw.apply(this, parameters);
    if (before === null || isLooking) return;
    isLooking = true;
    queueMicrotask(() => {
      isLooking = false;
      if (before === null || look() === before) return;
      before = null;
      const drawn = performance.now() - times.key;
      requestAnimationFrame(() => setTimeout(() => {
        times.drawn.push(drawn);
        times.shown.push(performance.now() - times.key);
      }));
    });
  };
  window.letterTimes = times;
}"""

count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
placeholder = sys.argv[3] if len(sys.argv) > 3 else 'What is to be done?'
with App(sys.argv[1], viewport={'width': 393, 'height': 852}) as app:
    page = app.page
    page.mouse.click(*app.center(app.find(placeholder)))
    wait_for(lambda: page.evaluate("document.activeElement.className") == 'typing', 'the text element')
    page.evaluate(WATCH)
    for number in range(count):
        if number % 15 == 0:
            page.keyboard.press('Control+a')
            page.keyboard.press('Delete')
            page.wait_for_timeout(300)
        page.keyboard.type('mwMW'[number % 4])
        wait_for(lambda: len(page.evaluate('letterTimes.shown')) > number, f'letter {number}')
        page.wait_for_timeout(100 + number * 7 % 50)
    for name, key in [('drawn', 'drawn'), ('shown', 'shown')]:
        times = sorted(page.evaluate('letterTimes.' + key))
        print(f'{name}: {len(times)} letters, median {statistics.median(times):.1f} ms, '
              f'95% {times[int(len(times) * 0.95)]:.1f} ms, longest {times[-1]:.1f} ms')
    app.done()
