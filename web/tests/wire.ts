/** A fake server at the other end of a socket. */

import type { FromHome, FromServer } from '../src/lib/wire';

export class FakeSocket {
  readonly address: string;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(address: string) {
    this.address = address;
  }

  // --- the browser's side

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  // --- the server's side

  opens(): void {
    this.onopen?.();
  }

  says(message: FromServer | FromHome): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** Dials fake sockets and remembers them. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly dial = (address: string): WebSocket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}
