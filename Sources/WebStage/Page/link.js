// The connection to the app. It comes back by itself after it was lost.
export class Link {
  #socket = null;
  #delay = 250;
  #pictures = Promise.resolve();

  open() {
    const address = new URL('socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = '';
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 250;
      this.#pictures = Promise.resolve();
      this.onOpen();
    };
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') return this.onMessage(JSON.parse(event.data));
      // One after the other: each is drawn over the one before.
      const isCurrent = () => this.#socket === socket;
      this.#pictures = this.#pictures.then(() => isCurrent() && this.onPicture(event.data));
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      const isOver = this.#delay > 8000;
      this.onLost(isOver);
      if (isOver) {
        this.#delay = 250;
        return;
      }
      setTimeout(() => this.#socket ?? this.open(), this.#delay);
      this.#delay *= 2;
    };
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }
}
