// The bits of the keys that are held: KeyModifiers of the app.
export function modifiers(event) {
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0)
    | (event.getModifierState?.('CapsLock') ? 16 : 0);
}
