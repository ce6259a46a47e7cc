import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Transport } from './connection';
import type { Gateway, Line } from './gateway';
import { type Outgoing, textMessages, webSocketChunks } from './payload';
import { originAllowed, type SockJsOptions } from './sockjs-options';
import { closeFrame, messagesOf } from './sockjs-session';

/** Takes the upgrades under the path: `/{server}/{session}/websocket` speaks SockJS, `/websocket` plain STOMP. */
export function acceptWebSockets(server: Server, gateway: Gateway, options: SockJsOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: options.maxIncoming,
    handleProtocols: (offered) => ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const kind = websocketKind(request.url ?? '', options.path);
    const allowed = originAllowed(request, options.allowedOrigins);
    if (kind === null || !allowed) {
      refuse(socket, allowed ? '404 Not Found' : '403 Forbidden');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (kind === 'plain') openPlain(gateway, webSocket, socket, options);
      else openSockJs(gateway, webSocket, socket, options);
    });
  };
  server.on('upgrade', onUpgrade);
  return () => server.off('upgrade', onUpgrade);
}

function websocketKind(url: string, base: string): 'plain' | 'sockjs' | null {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith(`${base}/`)) return null;
  const rest = path.slice(base.length);
  if (rest === '/websocket') return 'plain';
  return /^\/[^/.]+\/[^/.]+\/websocket$/.test(rest) ? 'sockjs' : null;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function openPlain(gateway: Gateway, webSocket: WebSocket, socket: Duplex, options: SockJsOptions): void {
  const line = gateway.open(new WebSocketTransport(webSocket, socket, options.maxBuffered, false));
  listen(webSocket, line, (octets) => line.receive(octets));
}

function openSockJs(gateway: Gateway, webSocket: WebSocket, socket: Duplex, options: SockJsOptions): void {
  socket.write(textMessages(['o']));
  const line = gateway.open(new WebSocketTransport(webSocket, socket, options.maxBuffered, true));
  listen(webSocket, line, (octets) => {
    if (octets.length === 0) return;
    const messages = messagesOf(octets.toString());
    if (messages === null) webSocket.close(1002, 'Broken framing.');
    for (const message of messages ?? []) line.receive(Buffer.from(message));
  });
}

function listen(webSocket: WebSocket, line: Line, receive: (octets: Buffer) => void): void {
  webSocket.on('message', receive);
  webSocket.on('close', () => line.end());
  // ws closes by itself after a protocol error.
  webSocket.on('error', () => undefined);
}

/**
 * Writes ready-made messages straight to the socket: without compression and fragmentation ws holds nothing back, so
 * messages of both never interleave.
 */
class WebSocketTransport implements Transport {
  readonly #webSocket: WebSocket;
  readonly #socket: Duplex;
  readonly #maxBuffered: number;
  readonly #sockJs: boolean;

  constructor(webSocket: WebSocket, socket: Duplex, maxBuffered: number, sockJs: boolean) {
    this.#webSocket = webSocket;
    this.#socket = socket;
    this.#maxBuffered = maxBuffered;
    this.#sockJs = sockJs;
  }

  write(queue: readonly Outgoing[]): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (this.#socket.writableLength > this.#maxBuffered) {
      this.destroy();
      return;
    }
    const chunks = webSocketChunks(queue, this.#sockJs);
    if (chunks.length > 1) this.#socket.cork();
    for (const chunk of chunks) this.#socket.write(chunk);
    if (chunks.length > 1) this.#socket.uncork();
  }

  close(code: number, reason: string): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (this.#sockJs) this.#socket.write(textMessages([closeFrame(code, reason)]));
    this.#webSocket.close(code, reason);
  }

  destroy(): void {
    this.#webSocket.terminate();
  }
}
