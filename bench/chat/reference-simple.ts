import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { referenceMessage } from './reference-message';

/** Reference (b): the straightforward implementation. One INSERT per message, one socket write per member and message. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query(
  'create table if not exists simple_messages (id bigserial primary key, room text, body text, sent_at timestamptz)',
);
const rooms = new Map<string, Set<WebSocket>>();

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (webSocket, request) => {
  const name = new URL(request.url ?? '/', 'http://x').searchParams.get('room') ?? '';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(webSocket));
  webSocket.on('close', () => room.delete(webSocket));
  webSocket.on('message', async (bytes: Buffer) => {
    const { message } = JSON.parse(bytes.toString()) as { message: string };
    const at = new Date();
    const insert = 'insert into simple_messages (room, body, sent_at) values ($1, $2, $3) returning id';
    const { rows } = await pool.query<{ id: string }>(insert, [name, message, at]);
    const frame = referenceMessage(name, Number(rows[0]!.id), message);
    for (const member of room) member.send(frame);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('SIGTERM', () => process.exit(0));
