// Mouse, fingers, pen and wheel.
import { modifiers } from './keys.js';

export function watchPointer(screen, link, layout, typing) {
  let button = 0;
  let mouse = null;
  const fingers = new Map();
  const describe = (event, phase, extra) => ({
    type: 'pointer', phase, device: event.pointerType, id: event.pointerId % 900 + 1, ...layout.point(event),
    modifiers: modifiers(event), time: event.timeStamp, ...extra,
  });

  // At most one move of each pointer in a frame goes over the wire, and before anything else that the pointer does.
  const moves = new Map();
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const message of moves.values()) link.send(message);
    moves.clear();
  };
  const move = (event, message) => {
    moves.set(event.pointerId, message);
    if (!frame) frame = requestAnimationFrame(flush);
  };
  const send = (message) => {
    flush();
    link.send(message);
  };

  // 1 is the primary button, 2 the middle and 3 the secondary one. The eraser of a pen acts as its tip.
  const numberOf = (event) => (event.button === 5 ? 1 : event.button + 1);

  screen.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') {
      // One button at a time, as in a window.
      if (button) return;
      button = numberOf(event);
      mouse = event;
    } else {
      fingers.set(event.pointerId, event);
    }
    // The release comes here too, wherever it happens.
    try { screen.setPointerCapture(event.pointerId); } catch { /* The pointer is gone already. */ }
    send(describe(event, 'began', { button: numberOf(event) }));
  });
  screen.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      return move(event, describe(event, 'moved'));
    }
    if (button) mouse = event;
    move(event, describe(event, button ? 'moved' : 'hovered', { button: button || 1 }));
  });
  const end = (phase) => (event) => {
    if (event.pointerType !== 'touch') {
      if (!button || (phase === 'ended' && numberOf(event) !== button)) return;
      send(describe(event, phase, { button }));
      button = 0;
    } else {
      if (!fingers.delete(event.pointerId)) return;
      send(describe(event, phase));
    }
    if (phase !== 'ended') return;
    // Keyboards of phones come up only while the person's touch counts, and the app's answer comes later.
    if (event.pointerType === 'touch' && isField(event)) typing.expect();
    else typing.focus();
  };
  screen.addEventListener('pointerup', end('ended'));
  screen.addEventListener('pointercancel', end('cancelled'));
  screen.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch' && !button) send(describe(event, 'exited'));
  });
  const cancelAll = () => {
    if (button) {
      send(describe(mouse, 'cancelled', { button }));
      button = 0;
    }
    for (const event of fingers.values()) send(describe(event, 'cancelled'));
    fingers.clear();
    pinch.end('cancelled');
  };
  document.addEventListener('visibilitychange', () => { if (document.hidden) cancelAll(); });
  window.addEventListener('pagehide', cancelAll);

  // The app has menus of its own, and the focus stays where typing goes.
  screen.addEventListener('contextmenu', (event) => event.preventDefault());
  screen.addEventListener('mousedown', (event) => event.preventDefault());
  screen.addEventListener('dragstart', (event) => event.preventDefault());

  const pinch = new Pinch(send, layout);
  const scroll = new Scroll(send);
  screen.addEventListener('wheel', (event) => {
    event.preventDefault();
    // So do browsers tell of two fingers that move apart on a touchpad.
    if (event.ctrlKey) return pinch.scale(event, Math.exp(-event.deltaY * (isWheel(event) ? 0.002 : 0.01)));
    scroll.turn(event, { ...layout.point(event), modifiers: modifiers(event), time: event.timeStamp });
  }, { passive: false });
  // Safari says it in events of its own.
  let last = { scale: 1, rotation: 0 };
  const gesture = (event) => {
    event.preventDefault();
    if (event.type === 'gesturestart') last = { scale: 1, rotation: 0 };
    pinch.scale(event, event.scale / last.scale, event.rotation - last.rotation);
    last = { scale: event.scale, rotation: event.rotation };
    if (event.type === 'gestureend') pinch.end('ended');
  };
  for (const name of ['gesturestart', 'gesturechange', 'gestureend']) screen.addEventListener(name, gesture);
}

// Whether a text field of the app is there.
function isField(event) {
  return document.elementsFromPoint(event.clientX, event.clientY)
    .some((element) => element.matches('#elements input:not([type=range]), #elements textarea'));
}

// A wheel moves by notches of 100 pixels or more or by lines; a touchpad by any number of pixels.
function isWheel(event) {
  const isNotch = (delta, old) => (old ?? 0) % 120 === 0 && Math.abs(delta) >= 80;
  return event.deltaMode !== 0 || (isNotch(event.deltaY, event.wheelDeltaY) && event.deltaX === 0)
    || (isNotch(event.deltaX, event.wheelDeltaX) && event.deltaY === 0);
}

// Scrolling. A touchpad's movement goes on, as its system lets it run out, until nothing comes for a while.
class Scroll {
  #send;
  #message = null;
  #rest = 0;
  #sum = { dx: 0, dy: 0 };
  #frame = 0;

  constructor(send) { this.#send = send; }

  turn(event, place) {
    const message = { type: 'scroll', ...place };
    if (isWheel(event)) {
      const notches = (delta, old) => (old ? -old / 120 : Math.sign(delta));
      const dx = notches(event.deltaX, event.wheelDeltaX);
      const dy = notches(event.deltaY, event.wheelDeltaY);
      this.#send({ ...message, phase: 'discrete', dx, dy });
      return;
    }
    const isFirst = !this.#message;
    this.#message = message;
    if (isFirst) {
      this.#send({ ...message, phase: 'began', dx: event.deltaX, dy: event.deltaY });
    } else {
      this.#sum.dx += event.deltaX;
      this.#sum.dy += event.deltaY;
      if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#flush());
    }
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#flush();
      this.#send({ ...this.#message, phase: 'ended', dx: 0, dy: 0 });
      this.#message = null;
    }, 90);
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { dx, dy } = this.#sum;
    if (dx || dy) this.#send({ ...this.#message, phase: 'changed', dx, dy });
    this.#sum = { dx: 0, dy: 0 };
  }
}

// Two fingers in place of a touchpad's: the app has no other pinch.
class Pinch {
  #send;
  #layout;
  #center = null;
  #distance = 0;
  #angle = 0;
  #rest = 0;

  constructor(send, layout) {
    this.#send = send;
    this.#layout = layout;
  }

  scale(event, factor, degrees = 0) {
    const isFirst = !this.#center;
    if (isFirst) {
      this.#center = this.#layout.point(event);
      this.#distance = 40;
      this.#angle = 0;
      this.#fingers('began', event.timeStamp);
    }
    this.#distance = Math.min(Math.max(this.#distance * factor, 4), 2000);
    this.#angle += degrees * Math.PI / 180;
    this.#fingers('moved', event.timeStamp);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.end('ended'), 200);
  }

  end(phase) {
    if (!this.#center) return;
    clearTimeout(this.#rest);
    this.#fingers(phase, performance.now());
    this.#center = null;
  }

  #fingers(phase, time) {
    for (const [id, sign] of [[998, 1], [999, -1]]) {
      const x = this.#center.x + sign * this.#distance * Math.cos(this.#angle);
      const y = this.#center.y + sign * this.#distance * Math.sin(this.#angle);
      this.#send({ type: 'pointer', phase, device: 'touch', id, x, y, modifiers: 0, time });
    }
  }
}
