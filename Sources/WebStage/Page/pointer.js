// Mouse, fingers, pen and wheel.
import { modifiers } from './keys.js';

export function watchPointer(screen, link, layout, typing) {
  let button = 0;
  const send = (event, phase, extra) => link.send({
    type: 'pointer', phase, device: event.pointerType, id: event.pointerId % 1000 + 1, ...layout.point(event),
    modifiers: modifiers(event), time: event.timeStamp, ...extra,
  });

  screen.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') {
      // One button at a time, as in a window.
      if (button) return;
      button = event.button + 1;
    }
    screen.setPointerCapture(event.pointerId);
    send(event, 'began', { button: event.button + 1 });
  });
  screen.addEventListener('pointermove', (event) => {
    const isDown = event.pointerType === 'touch' || button > 0;
    send(event, isDown ? 'moved' : 'hovered', { button: button || 1 });
  });
  const end = (phase) => (event) => {
    if (event.pointerType !== 'touch') {
      if (!button || (phase === 'ended' && event.button + 1 !== button)) return;
      send(event, phase, { button });
      button = 0;
    } else {
      send(event, phase);
    }
    if (phase === 'ended') typing.focus();
  };
  screen.addEventListener('pointerup', end('ended'));
  screen.addEventListener('pointercancel', end('cancelled'));
  screen.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch' && !button) send(event, 'exited');
  });
  // The app has menus of its own, and the focus stays where typing goes.
  screen.addEventListener('contextmenu', (event) => event.preventDefault());
  screen.addEventListener('mousedown', (event) => event.preventDefault());

  let scrolling = null;
  screen.addEventListener('wheel', (event) => {
    event.preventDefault();
    const message = {
      type: 'scroll', ...layout.point(event), modifiers: modifiers(event), time: event.timeStamp,
    };
    // A wheel moves by notches of 100 pixels or more or by lines; a touchpad by any number of pixels.
    const isWheel = event.deltaMode !== 0 || (event.wheelDeltaY ?? 0) % 120 === 0 && Math.abs(event.deltaY) >= 80
      || event.deltaY === 0 && (event.wheelDeltaX ?? 0) % 120 === 0 && Math.abs(event.deltaX) >= 80;
    if (isWheel) {
      const notches = (delta, old) => (old ? -old / 120 : Math.sign(delta));
      link.send({
        ...message, phase: 'discrete', dx: notches(event.deltaX, event.wheelDeltaX),
        dy: notches(event.deltaY, event.wheelDeltaY),
      });
      return;
    }
    link.send({ ...message, phase: scrolling ? 'changed' : 'began', dx: event.deltaX, dy: event.deltaY });
    clearTimeout(scrolling);
    scrolling = setTimeout(() => {
      scrolling = null;
      link.send({ ...message, phase: 'ended', dx: 0, dy: 0 });
    }, 90);
  }, { passive: false });
}
