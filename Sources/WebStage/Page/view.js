// What the page says of itself, and where the app's screen is in it.
export function watchView(screen, stage, link) {
  const query = new URLSearchParams(location.search);
  const device = query.get('device');
  const isOnItsSide = query.get('turned') !== null;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let last = '';
  let size = { width: 1, height: 1 };
  let zoom = 1;

  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;padding:env(safe-area-inset-top) '
    + 'env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);font-size:medium';
  document.body.append(probe);

  // Stays with the tab when it is loaded anew.
  const page = sessionStorage.getItem('page') ?? crypto.randomUUID?.() ?? String(Math.random());
  sessionStorage.setItem('page', page);

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
      languages: [...navigator.languages],
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

  const changed = () => { place(); layout.send(false); };
  window.addEventListener('resize', changed);
  dark.addEventListener('change', changed);
  still.addEventListener('change', changed);
  return layout;
}
