import pg from 'pg';
import { deliver, flush, listen } from './reference-rooms';

/**
 * Reference (c), the floor of group commit: what arrives while one INSERT is on its way waits for the next, one connection,
 * one round trip, durable; then the fan-out of reference (a). No membership, no sequence, no key, no receipt.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
await pool.query(
  'create table if not exists floor_messages (id bigserial primary key, room text, body text, sent_at timestamptz)',
);
const INSERT = {
  name: 'floor',
  text: 'insert into floor_messages (room, body, sent_at) select r, b, $3 from unnest($1::text[], $2::text[]) t (r, b)',
};
let queue: { name: string; message: string }[] = [];
let running = false;

async function run(): Promise<void> {
  while (queue.length > 0) {
    const batch = queue;
    queue = [];
    const values = [batch.map(({ name }) => name), batch.map(({ message }) => message), new Date()];
    await pool.query({ ...INSERT, values });
    for (const { name, message } of batch) deliver(name, message);
    flush();
  }
  running = false;
}

listen((name, message) => {
  queue.push({ name, message });
  if (running) return;
  running = true;
  // As in the product: messages of one turn share a batch.
  setImmediate(() => void run());
});
