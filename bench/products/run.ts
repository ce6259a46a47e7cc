import path from 'node:path';
import { cpu, type Figure, speed } from '../http/figures';
import { sameAnswer } from '../http/same-answer';
import { type Call, measure, read, type Subject, startSubject } from '../http/subject';
import { createWorld } from './world';

/** `npm run bench:products`: our calls against bare routes, in one run, as ratios. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const world = await createWorld();
const search = (keyword: string) => `/api/products/search?keyword=${encodeURIComponent(keyword)}`;
const CALLS: (Call & { name: string })[] = [
  { name: 'scroll', url: `/api/products/categories/2/scroll?lastId=${world.middle}`, requests: 800 },
  { name: 'detail', url: `/api/products/${world.product}`, requests: 800 },
  { name: 'search, few hits', url: search('사과'), requests: 500 },
  { name: 'search, many hits', url: search('세트'), requests: 300 },
];

const subjects: Subject[] = [];
try {
  for (const kind of ['ours', 'bare']) subjects.push(await start(kind));
  const [ours, bare] = subjects as [Subject, Subject];
  for (const call of CALLS) {
    if (!sameAnswer(await read(ours, call), await read(bare, call)))
      throw new Error(`${call.url}: the two answers differ, so a ratio would mean nothing`);
  }

  const figures = CALLS.map((call) => ({ name: call.name, ours: [] as Figure[], bare: [] as Figure[] }));
  // Short alternating rounds, so that other load on the machine affects both alike. The first one is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, call] of CALLS.entries()) {
      const [a, b] = [await measure(ours, call), await measure(bare, call)];
      if (round === 0) continue;
      figures[i]!.ours.push(a);
      figures[i]!.bare.push(b);
    }
  }

  console.log('Speed as a ratio of processor time per request (in brackets: of the clock).\n');
  console.log('| call | ours, CPU ms | bare, CPU ms | ours ÷ bare |');
  console.log('|---|---|---|---|');
  for (const { name, ours: a, bare: b } of figures)
    console.log(`| ${name} | ${cpu(a).toFixed(2)} | ${cpu(b).toFixed(2)} | ${speed(a, b)} |`);
} finally {
  for (const { child } of subjects) child.kill();
  await world.close();
}

function start(kind: string): Promise<Subject> {
  return startSubject(path.join(import.meta.dirname, 'subject.ts'), [kind, world.url, String(world.reader)]);
}
