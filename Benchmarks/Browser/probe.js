// Runs in the page before its own scripts: notes when pictures arrive and when they are drawn.
(() => {
  const probe = { bytes: 0, pictures: [], sent: 0, released: [], drawn: [], keys: [], letters: [] };
  window.probe = probe;
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const size = typeof data === 'string' ? data.length : data.byteLength;
        probe.bytes += size;
        if (typeof data !== 'string') probe.pictures.push([performance.now(), size]);
      });
    }
    send(data) {
      // The page says that it shows a picture when it has drawn it.
      if (data.startsWith('{"type":"shown"')) {
        const size = probe.pictures.at(-1)?.[1];
        const now = performance.now();
        requestAnimationFrame(() => probe.drawn.push([performance.now(), size]));
        probe.first ??= now;
        if (probe.watched) probe.look(now);
      }
      probe.sent += 1;
      super.send(data);
    }
  };
  window.addEventListener('keydown', (event) => { probe.key = event.timeStamp; }, true);
  window.addEventListener('pointerup', () => probe.released.push(performance.now()), true);
  // The black pixels in a part of the picture, which letters change and the caret, which is not black, does not.
  probe.count = () => {
    const canvas = document.querySelector('canvas');
    const [x, y, width, height] = probe.watched;
    const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
    let black = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] + data[i + 1] + data[i + 2] < 120) black += 1;
    return black;
  };
  probe.look = () => {
    const black = probe.count();
    if (black === probe.black) return;
    probe.black = black;
    const { key } = probe;
    if (key === undefined) return;
    probe.key = undefined;
    const arrived = probe.pictures.at(-1)[0];
    const drawn = performance.now();
    requestAnimationFrame(() => {
      const now = performance.now();
      probe.letters.push([now - key, arrived - key, drawn - arrived, now - drawn]);
    });
  };
  probe.watch = (area) => {
    probe.watched = area;
    probe.black = probe.count();
    probe.letters = [];
  };
})();
