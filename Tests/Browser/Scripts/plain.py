"""The example Profile, with nothing but the page: no program looks at the app."""
import sys

from seam_page import App, wait_for

# The button for saving is filled with the tint once there is something to save.
COUNT = """() => {
  const canvas = document.getElementById('picture');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) count += data[i] === 0 && data[i + 1] === 0x7a && data[i + 2] === 0xff;
  return count;
}"""

with App(sys.argv[1]) as app:
    page = app.page
    few = wait_for(lambda: page.evaluate(COUNT), 'the tint')
    page.get_by_role('textbox').first.click()
    for key in ('End', 'Backspace', 'Backspace'):
        page.keyboard.press(key)
    page.keyboard.type('Bob')
    page.get_by_text('Hello, Bob!').wait_for()
    wait_for(lambda: page.evaluate(COUNT) > few + 20_000, 'the filled button')
    app.done()
