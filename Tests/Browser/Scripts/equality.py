"""Whether a page shows what the app draws into memory at the same moment, pixel by pixel."""
import json
import urllib.error

COMPARE = """async ([png, width, height]) => {
  const canvas = document.getElementById('picture');
  if (canvas.width !== width || canvas.height !== height) return { sizes: [canvas.width, canvas.height, width, height] };
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { colorSpaceConversion: 'none' });
  const other = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  other.drawImage(image, 0, 0);
  const pixels = (context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const [one, two] = [pixels(canvas.getContext('2d')), pixels(other)];
  let [count, left, top, right, bottom] = [0, width, height, -1, -1];
  for (let i = 0; i < one.length; i += 1) {
    if (one[i] === two[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [count, left, top] = [count + 1, Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return count ? { count, box: [left, top, right - left + 1, bottom - top + 1] } : null;
}"""


def difference(app, page, tries=40):
    """None where the pictures are the same; otherwise where they differ. What moves all the time is looked at again and
    again, and `still` tells that it was seen at no rest."""
    found = {'sizes': 'never those of the screen'}
    for attempt in range(tries):
        page.wait_for_timeout(60 if attempt < 10 else 250)
        before = page.evaluate('window.seamPictures')
        scale = page.evaluate(
            "document.getElementById('picture').width / parseFloat(document.getElementById('screen').style.width)")
        if abs(scale - round(scale)) > 0.01:
            # The picture of a new size is on its way.
            continue
        try:
            shot = app.control('screenshot', scale=round(scale))
        except urllib.error.HTTPError as error:
            raise AssertionError(f'no screenshot: {error.code} {error.read()[:300]}')
        page.wait_for_timeout(80)
        found = page.evaluate(COMPARE, [shot['png'], shot['width'], shot['height']])
        after = page.evaluate('window.seamPictures')
        if not found:
            return None
        if before == after and attempt >= 3:
            return dict(found, still=True)
    return dict(found, still=False)


def watch(context):
    """Counts the pictures that the pages of a context get; call it before they are opened."""
    context.add_init_script("""window.seamPictures = 0;
    { const Native = window.WebSocket;
      window.WebSocket = class extends Native {
        constructor(...all) {
          super(...all);
          this.addEventListener('message', ({ data }) => { if (typeof data !== 'string') window.seamPictures += 1; });
        }
      }; }""")


def check(app, page, what):
    found = difference(app, page)
    if not found:
        return
    assert not found.get('still', True), f'{what}: the page shows another picture than the app draws: {json.dumps(found)}'
    print(f'{what}: never at rest')
