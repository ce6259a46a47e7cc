import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { textMessages } from '../../server/src/realtime/payload';
import { referenceMessage } from './reference-message';

/**
 * Reference (c), the floor of group commit: what arrives while one INSERT is on its way waits for the next, one connection,
 * one round trip, durable; then the fan-out of reference (a). No membership, no sequence, no key, no receipt.
 */
type Room = { members: Set<Socket>; pending: Buffer[] };
type Waiting = { name: string; message: string };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
await pool.query(
  'create table if not exists floor_messages (id bigserial primary key, room text, body text, sent_at timestamptz)',
);
const INSERT = {
  name: 'floor',
  text: 'insert into floor_messages (room, body, sent_at) select r, b, $3 from unnest($1::text[], $2::text[]) t (r, b)',
};
const rooms = new Map<string, Room>();
let queue: Waiting[] = [];
let running = false;
let count = 0;

async function run(): Promise<void> {
  while (queue.length > 0) {
    const batch = queue;
    queue = [];
    const values = [batch.map(({ name }) => name), batch.map(({ message }) => message), new Date()];
    await pool.query({ ...INSERT, values });
    deliver(batch);
  }
  running = false;
}

function deliver(batch: readonly Waiting[]): void {
  const changed = new Set<Room>();
  for (const { name, message } of batch) {
    const room = rooms.get(name)!;
    count += 1;
    room.pending.push(textMessages([referenceMessage(name, count, message)]));
    changed.add(room);
  }
  for (const room of changed) {
    const burst = room.pending.length === 1 ? room.pending[0]! : Buffer.concat(room.pending);
    room.pending = [];
    for (const socket of room.members) socket.write(burst);
  }
}

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
    queue.push({ name, message });
    // As in the product: messages of one turn share a batch.
    if (!running) {
      running = true;
      setImmediate(() => void run());
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('SIGTERM', () => process.exit(0));
