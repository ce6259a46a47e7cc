import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openClient } from './client';
import { cpuTime, cpuTimePer } from './cpu-time';
import type { Result } from './load';
import { pidsOf } from './report';
import { startLoad } from './start-load';
import { startSubject } from './subjects';
import { createWorld, MEMBERS } from './world';

/**
 * What answers cost beside plain words, in turn on one server, and what it costs to show a photo of the talk.
 *   npm run bench:rich
 *   ROUNDS=9 SECONDS=4 npm run bench:rich
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SECONDS = Number(process.env['SECONDS'] ?? 6);
/** Each twentieth: five in a hundred. */
const ANSWERING = 20;
const LOOKS = 2_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-rich-'));
process.env['DATA_DIR'] = folder;
const world = await createWorld();
const server = await startSubject('mungchi', world.databaseUrl);
const load = startLoad();
const pids = pidsOf(server, world);
try {
  const task = { kind: 'flat-out', address: server.address, protocol: 'stomp', seats: world.seats, window: 4 } as const;
  const figures = { plain: [] as Result[], answering: [] as Result[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of round % 2 ? (['plain', 'answering'] as const) : (['answering', 'plain'] as const)) {
      const more = kind === 'answering' ? { answering: ANSWERING } : {};
      const result = await load.run({ ...task, pids, seconds: SECONDS, ...more });
      // The first round is a warm-up.
      if (round > 0) figures[kind].push(result);
    }
  }
  const ratios = (of: (result: Result) => number) =>
    figures.plain.map((plain, round) => of(figures.answering[round]!) / of(plain)).sort((a, b) => a - b);
  const told = (all: number[]) => `${middle(all).toFixed(2)} (${all[0]!.toFixed(2)}–${all.at(-1)!.toFixed(2)})`;
  console.log(`load ${os.loadavg()[0]!.toFixed(1)}; five answers in a hundred ÷ plain, middle of ${ROUNDS} (all):`);
  console.log(`deliveries a second ${told(ratios(({ deliveriesPerSecond }) => deliveriesPerSecond))}`);
  console.log(`processor of server and database, a delivery ${told(ratios(({ cpu }) => cpu.server + cpu.database))}`);
  console.log(`lost: ${[...figures.plain, ...figures.answering].reduce((sum, { missing }) => sum + missing, 0)}`);
  console.log(
    `a look at a photo: ${(await photo()).toFixed(2)} ms of processor, server and database, middle of ${ROUNDS}`,
  );
} finally {
  load.stop();
  await server.stop();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Sent by one, looked at by the room. */
async function photo(): Promise<number> {
  const room = world.seats.slice(0, MEMBERS);
  const [sender] = room as [(typeof room)[number]];
  const body = new FormData();
  const file = readFileSync(path.resolve(import.meta.dirname, '../../server/assets/pictures/fresh-001.webp'));
  body.set('file', new Blob([file], { type: 'image/webp' }), 'photo.webp');
  const headers = { authorization: `Bearer ${sender.token}` };
  const to = `${server.address}/api/chat/rooms/${sender.roomId}/pictures`;
  const { id, url } = (await (await fetch(to, { method: 'POST', headers, body })).json()) as {
    id: string;
    url: string;
  };
  const client = await openClient(server.address, 'stomp', sender);
  await new Promise<void>((resolve) => {
    client.onAcknowledged = () => resolve();
    client.send('', { pictures: [id] });
  });
  client.close();
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = cpuTime(pids);
    let next = 0;
    const look = async () => {
      while (next++ < LOOKS) {
        const { token } = room[next % MEMBERS]!;
        const answer = await fetch(`${server.address}${url}?w=320`, { headers: { authorization: `Bearer ${token}` } });
        if (answer.status !== 200) throw new Error(`a photo: ${answer.status}`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 8 }, look));
    const { server: ours, database } = cpuTimePer(LOOKS, before, cpuTime(pids));
    if (round > 0) costs.push((ours + database) / 1000);
  }
  return middle(costs.sort((a, b) => a - b));
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}
