import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { createWorld } from '../boards/world';
import { PARTS, type Part } from './parts';

/** `npm run bench:every-call`: what every call pays, measured by leaving each part out of one that asks no database. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const REQUESTS = 1_000;

const world = await createWorld([2_000]);
const child = fork(path.join(import.meta.dirname, 'subject.ts'), [world.urls.get(2_000)!], {
  execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
});
const [{ addresses, token }] = (await once(child, 'message')) as [{ addresses: Record<Part, string>; token: string }];
const figures = new Map<Part, number[]>(PARTS.map((part) => [part, []]));
try {
  // The first three rounds are a warm-up. Each begins with another part.
  for (let round = -2; round <= ROUNDS; round++) {
    for (let nth = 0; nth < PARTS.length; nth++) {
      const part = PARTS[(nth + round + PARTS.length) % PARTS.length]!;
      const each = await measure(addresses[part]);
      if (round > 0) figures.get(part)!.push(each);
    }
  }
  const whole = least('nothing');
  console.log(`\nA call of a remembered list takes ${whole.toFixed(0)} µs of the processor. Of it:\n`);
  console.log('| part | µs |\n|---|---|');
  for (const part of PARTS.slice(1)) console.log(`| ${part} | ${(whole - least(part)).toFixed(0)} |`);
} finally {
  child.kill();
  await world.close();
}

/** The middle of the lower half: what else the process does only ever adds. */
function least(part: Part): number {
  const sorted = figures.get(part)!.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 4)]!;
}

async function measure(address: string): Promise<number> {
  const before = await used();
  const result = await autocannon({
    url: `${address}/api/group-boards?limit=1`,
    headers: { authorization: `Bearer ${token}` },
    connections: 8,
    amount: REQUESTS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address}: ${result.non2xx} refused`);
  return ((await used()) - before) / REQUESTS;
}

async function used(): Promise<number> {
  child.send('used');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}
