import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerPings } from './answer-pings';
import type { Gateway, Inbound } from './gateway';
import { originAllowed, type SockJsOptions } from './sockjs-options';
import { messagesOf } from './sockjs-session';
import { WebSocketTransport } from './websocket-transport';

/** Milliseconds a client may take to answer a close frame. Spread, because the types of ws do not have it yet. */
const GOODBYE = { closeTimeout: 5000 };
/** Pieces a message may arrive in: each costs more than the few bytes that may be in it. */
const PIECES = { maxBufferedChunks: 4096, maxFragments: 1024 };

/** Handles the upgrades under the path: `/{server}/{session}/websocket` speaks SockJS, `/websocket` plain STOMP. */
export function acceptWebSockets(server: Server, gateway: Gateway, options: SockJsOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    ...GOODBYE,
    ...PIECES,
    maxPayload: options.maxIncoming,
    handleProtocols: (offered) => ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((name) => offered.has(name)) ?? false,
  });
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const kind = websocketKind(request.url ?? '', options.path);
    if (kind === null) return refuse(socket, '404 Not Found');
    if (!originAllowed(request, options.allowedOrigins)) return refuse(socket, '403 Forbidden');
    const address = options.addressOf(request);
    if (gateway.isFull(address)) return refuse(socket, '429 Too Many Requests');
    return sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const transport = new WebSocketTransport(webSocket, socket, options, kind === 'sockjs');
      const inbound = gateway.open(transport, address);
      boundUntilConnected(socket, transport, inbound);
      listen(
        webSocket,
        transport,
        inbound,
        kind === 'sockjs' ? unwrap(webSocket, inbound) : (bytes) => inbound.receive(bytes),
      );
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

/** Destroyed, not only ended: nobody else watches over a socket that asked for an upgrade. */
function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** ws counts a message when it is whole; what an unfinished one holds is counted at the socket. */
function boundUntilConnected(socket: Duplex, transport: WebSocketTransport, inbound: Inbound): void {
  let received = 0;
  const onData = (chunk: Buffer) => {
    received += chunk.length;
    if (inbound.allowance === Number.POSITIVE_INFINITY) socket.off('data', onData);
    else if (received > inbound.allowance) transport.destroy();
  };
  socket.prependListener('data', onData);
}

function unwrap(webSocket: WebSocket, inbound: Inbound): (bytes: Buffer) => void {
  return (bytes) => {
    if (!inbound.count(bytes.length) || bytes.length === 0) return;
    const messages = messagesOf(bytes);
    if (messages === null) webSocket.close(1002, 'Broken framing.');
    for (const message of messages ?? []) inbound.receive(Buffer.from(message));
  };
}

/** Everything received counts towards the limits, and nothing is accepted from a client that does not read. */
function listen(
  webSocket: WebSocket,
  transport: WebSocketTransport,
  inbound: Inbound,
  receive: (bytes: Buffer) => void,
): void {
  webSocket.on('message', (bytes: Buffer) => {
    if (transport.keepsUp()) receive(bytes);
  });
  const onControl = (payload: Buffer) => {
    if (transport.keepsUp()) inbound.count(payload.length);
  };
  webSocket.on('ping', onControl);
  webSocket.on('pong', onControl);
  answerPings(webSocket);
  webSocket.on('close', () => inbound.end());
  // ws closes the connection itself after a protocol error.
  webSocket.on('error', () => undefined);
}
