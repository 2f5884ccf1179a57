// The app's picture. FrameMessage.swift says how a message is laid out.
export class Picture {
  #canvas;
  #context;
  #spare;
  #spareContext;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
  }

  // The next picture is whole.
  forget() {}

  // Copies within the picture. A browser makes a copy of a canvas that is drawn on itself, each time: so all are made
  // from one copy of the part that they need.
  #move(areas, shift) {
    if (!areas.length) return;
    if (areas.length === 1) {
      const [x, y, width, height] = areas[0];
      this.#context.drawImage(this.#canvas, x, y + shift, width, height, x, y, width, height);
      return;
    }
    const top = Math.min(...areas.map(([, y]) => y)) + shift;
    const bottom = Math.max(...areas.map(([, y, , height]) => y + height)) + shift;
    const { width } = this.#canvas;
    if (!this.#spare || this.#spare.width < width || this.#spare.height < bottom - top) {
      this.#spare = new OffscreenCanvas(width, this.#canvas.height);
      this.#spareContext = this.#spare.getContext('2d', { alpha: false });
    }
    this.#spareContext.drawImage(this.#canvas, 0, top, width, bottom - top, 0, 0, width, bottom - top);
    for (const [x, y, w, h] of areas) this.#context.drawImage(this.#spare, x, y + shift - top, w, h, x, y, w, h);
  }

  async draw(data) {
    const view = new DataView(data);
    const number = view.getUint32(1, true);
    const width = view.getUint16(5, true);
    const height = view.getUint16(7, true);
    const shift = view.getInt16(9, true);
    const moved = view.getUint16(11, true);
    const changed = view.getUint16(13, true);
    let at = 15;
    const area = () => {
      const numbers = [0, 2, 4, 6].map((offset) => view.getUint16(at + offset, true));
      at += 8;
      return numbers;
    };
    const copies = Array.from({ length: moved }, area);
    const parts = Array.from({ length: changed }, () => {
      const place = area();
      const length = view.getUint32(at, true);
      at += 4;
      return { place, length };
    });
    const images = await Promise.all(parts.map(({ length }) => {
      const file = new Blob([new Uint8Array(data, at, length)], { type: 'image/png' });
      at += length;
      return createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
    }));
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
      this.#spare = undefined;
    }
    this.#move(copies, shift);
    parts.forEach(({ place: [x, y] }, index) => {
      this.#context.drawImage(images[index], x, y);
      images[index].close();
    });
    return number;
  }
}
