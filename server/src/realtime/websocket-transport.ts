import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Transport } from './connection';
import { type Outgoing, textMessages, webSocketChunks } from './payload';
import type { SockJsOptions } from './sockjs-options';
import { closeFrame } from './sockjs-session';

/**
 * Writes encoded messages directly to the socket: without compression and fragmentation ws buffers nothing, so its
 * messages and ours never interleave.
 */
export class WebSocketTransport implements Transport {
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #maxBuffered: number;
  readonly #sockJs: boolean;
  /** SockJS's own heart-beat on an idle connection. */
  readonly #beat: NodeJS.Timeout | null;

  constructor(webSocket: WebSocket, socket: Duplex, { maxBuffered, idleBeat }: SockJsOptions, sockJs: boolean) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#maxBuffered = maxBuffered;
    this.#sockJs = sockJs;
    this.#beat = sockJs
      ? setInterval(() => this.keepsUp() && this.#put([textMessages(['h'])]), idleBeat).unref()
      : null;
    if (sockJs) this.#put([textMessages(['o'])]);
    webSocket.on('close', () => clearInterval(this.#beat ?? undefined));
  }

  write(queue: readonly Outgoing[]): void {
    if (this.keepsUp()) this.#put(webSocketChunks(queue, this.#sockJs));
  }

  /** Disconnects a client that does not read what was queued for it, from whatever source. */
  keepsUp(): boolean {
    if (this.#socket.writableLength <= this.#maxBuffered) return true;
    this.destroy();
    return false;
  }

  close(code: number, reason: string): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (this.#sockJs) this.#put([textMessages([closeFrame(code, reason)])]);
    this.#webSocket.close(code, reason);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }

  #put(chunks: Buffer[]): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    this.#beat?.refresh();
    if (chunks.length > 1) this.#socket.cork();
    for (const chunk of chunks) this.#socket.write(chunk);
    if (chunks.length > 1) this.#socket.uncork();
  }
}
