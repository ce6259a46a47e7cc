import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { textMessages } from '../../server/src/realtime/payload';
import { referenceMessage } from './reference-message';

/** What references (a) and (c) share: rooms, a message encoded once for its room, one socket write per person and burst. */
type Room = { members: Set<Socket>; pending: Buffer[] };
const rooms = new Map<string, Room>();
const changed = new Set<Room>();
let count = 0;

/** Not written before `flush`. */
export function deliver(name: string, message: string): void {
  const room = rooms.get(name)!;
  count += 1;
  room.pending.push(textMessages([referenceMessage(name, count, message)]));
  changed.add(room);
}

export function flush(): void {
  for (const room of changed) {
    const burst = room.pending.length === 1 ? room.pending[0]! : Buffer.concat(room.pending);
    room.pending = [];
    for (const socket of room.members) socket.write(burst);
  }
  changed.clear();
}

/** Tells the bench its address. */
export function listen(onMessage: (name: string, message: string) => void): void {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
  sockets.on('connection', (webSocket, request) => {
    const name = new URL(request.url ?? '/', 'http://x').searchParams.get('room') ?? '';
    const room = rooms.get(name) ?? { members: new Set(), pending: [] };
    rooms.set(name, room);
    room.members.add(request.socket);
    webSocket.on('close', () => room.members.delete(request.socket));
    webSocket.on('message', (bytes: Buffer) => {
      const { message } = JSON.parse(bytes.toString()) as { message: string };
      onMessage(name, message);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  process.on('SIGTERM', () => process.exit(0));
}
