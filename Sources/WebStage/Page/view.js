// What the page says of itself, and where the app's screen is in it.
import { say } from './words.js';

export function watchView(screen, stage, link) {
  const query = new URLSearchParams(location.search);
  const device = query.get('device');
  let isOnItsSide = query.get('turned') !== null;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let last = '';
  let size = { width: 1, height: 1 };
  let zoom = 1;
  let frame = 0;

  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;padding:env(safe-area-inset-top) '
    + 'env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);font-size:medium;width:1em;height:1em';
  document.body.append(probe);

  // Stays with the tab when it is loaded anew.
  const page = sessionStorage.getItem('page') ?? crypto.randomUUID?.() ?? String(Math.random());
  sessionStorage.setItem('page', page);
  const notch = document.createElement('div');
  notch.id = 'notch';
  notch.hidden = true;
  const turn = document.createElement('button');
  turn.id = 'turn';
  turn.type = 'button';
  turn.textContent = say('Turn');
  turn.hidden = !device;
  turn.addEventListener('mousedown', (event) => event.preventDefault());
  turn.addEventListener('click', () => {
    isOnItsSide = !isOnItsSide;
    // A reload shows it as it is.
    const address = new URL(location.href);
    if (isOnItsSide) address.searchParams.set('turned', '');
    else address.searchParams.delete('turned');
    history.replaceState(null, '', address);
    changed();
  });
  screen.append(notch);
  stage.after(turn);

  // How much the keyboard of a phone covers: the page keeps its size under it, what is seen of the page does not.
  function keyboard() {
    const seen = window.visualViewport;
    if (!seen || seen.scale > 1.01) return 0;
    const covered = window.innerHeight - seen.height - seen.offsetTop;
    // Less are the bars of browsers that come and go.
    return covered > 100 ? Math.round(covered) : 0;
  }

  function describe() {
    const style = getComputedStyle(probe);
    const inset = (side) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
    return {
      page,
      width: window.innerWidth,
      height: window.innerHeight,
      scale: window.devicePixelRatio,
      safeArea: ['top', 'left', 'bottom', 'right'].map(inset),
      isDark: dark.matches,
      textScale: parseFloat(style.fontSize) / 16,
      reducesMotion: still.matches,
      keyboard: device ? 0 : keyboard(),
      ...(device ? { device, isOnItsSide } : {}),
    };
  }

  function place() {
    // A device keeps its size and is made smaller where the page is; its edge takes some room.
    const edge = document.body.classList.contains('device') ? 28 : 0;
    zoom = Math.min(1, (window.innerWidth - edge) / size.width, (window.innerHeight - edge) / size.height);
    screen.style.width = `${size.width}px`;
    screen.style.height = `${size.height}px`;
    screen.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
  }

  // The cut in the screen of a phone without a button: as a pill, or at the edge.
  function cut(message) {
    const [top, left, bottom] = message.safeArea;
    const depth = message.device && bottom > 0 ? Math.max(top, left) : 0;
    notch.hidden = depth < 40;
    if (notch.hidden) return;
    const isPill = depth > 50;
    const [length, width, offset] = isPill ? [126, 37, 11] : [210, 32, 0];
    const isSide = left > top;
    notch.className = isPill ? 'pill' : isSide ? 'side' : '';
    notch.style.width = `${isSide ? width : length}px`;
    notch.style.height = `${isSide ? length : width}px`;
    notch.style.left = isSide ? `${offset}px` : `${(message.width - length) / 2}px`;
    notch.style.top = isSide ? `${(message.height - length) / 2}px` : `${offset}px`;
  }

  const layout = {
    // The app's point under a place of the page.
    point(event) {
      const box = screen.getBoundingClientRect();
      return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
    },
    setScreen(message) {
      size = { width: message.width, height: message.height };
      document.body.classList.toggle('device', Boolean(message.device));
      // The corners of a device without a button are round.
      screen.style.borderRadius = message.device && message.safeArea[2] > 0 ? '44px' : '0';
      cut(message);
      place();
    },
    send(always) {
      const view = describe();
      const text = JSON.stringify(view);
      if (!always && text === last) return;
      last = text;
      link.send({ type: 'view', view });
    },
  };

  // Once a frame, however often the page changes.
  function changed() {
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      // A browser may scroll the page to show the caret above its keyboard.
      window.scrollTo(0, 0);
      place();
      layout.send(false);
    });
  }
  window.addEventListener('resize', changed);
  window.visualViewport?.addEventListener('resize', changed);
  dark.addEventListener('change', changed);
  still.addEventListener('change', changed);
  new ResizeObserver(changed).observe(probe);
  return layout;
}
