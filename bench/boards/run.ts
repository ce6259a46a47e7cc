import path from 'node:path';
import { cpu, type Figure, speed } from '../http/figures';
import { sameAnswer } from '../http/same-answer';
import { measure, read, type Subject, startSubject } from '../http/subject';
import { createWorld } from './world';

/** `npm run bench:boards`: our calls against bare routes, in one run, as ratios; and against the size of the country. */
const SIZES = (process.env['SIZES'] ?? '2000,200000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const CALLS = [
  { name: 'list', url: '/api/group-boards', requests: 150 },
  { name: 'detail', url: '/api/group-boards/700', requests: 800 },
  { name: 'search', url: `/api/group-boards/search?keyword=${encodeURIComponent('감귤')}`, requests: 300 },
];

type Kind = 'ours' | 'kept' | 'bare';
type Running = Subject & { kind: Kind; size: number };

const [SMALL, LARGE] = [Math.min(...SIZES), Math.max(...SIZES)];
const started = performance.now();
const world = await createWorld(SIZES);
const running: Running[] = [];
try {
  for (const size of SIZES) for (const kind of ['ours', 'kept', 'bare'] as const) running.push(await start(kind, size));
  for (const call of CALLS) {
    const large = running.filter(({ size }) => size === LARGE);
    const [ours, kept, bare] = await Promise.all(large.map((subject) => read(subject, call)));
    if (!sameAnswer(ours, bare) || !sameAnswer(kept, bare))
      throw new Error(`${call.url}: the two answers differ, so a ratio would mean nothing`);
  }
  console.log(`Filled and started after ${seconds()} s.`);

  const figures = new Map<string, Figure[]>();
  // Short alternating rounds, so that other load on the machine affects all alike. The first one is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const call of CALLS) {
      for (const subject of running.filter(({ kind }) => kind !== 'kept' || call.name === 'list')) {
        const figure = await measure(subject, call);
        const key = `${call.name} ${subject.kind} ${subject.size}`;
        if (round > 0) figures.set(key, [...(figures.get(key) ?? []), figure]);
      }
    }
  }
  report((name, kind, size) => figures.get(`${name} ${kind} ${size}`)!);
  console.log(`\n${ROUNDS} rounds, ${seconds()} s in all.`);
} finally {
  for (const { child } of running) child.kill();
  await world.close();
}

function report(of: (name: string, kind: Kind, size: number) => Figure[]): void {
  console.log('Speed as a ratio of processor time per request (in brackets: of the clock).\n');
  console.log(`| call | ours, CPU ms | bare, CPU ms | ours ÷ bare | ${LARGE} ÷ ${SMALL} boards |`);
  console.log('|---|---|---|---|---|');
  for (const { name } of CALLS) row(name, of(name, 'ours', LARGE), of(name, 'bare', LARGE), of(name, 'ours', SMALL));
  row('list, repeated', of('list', 'kept', LARGE), of('list', 'bare', LARGE), of('list', 'kept', SMALL));
}

function row(name: string, ours: Figure[], bare: Figure[], small: Figure[]): void {
  const cells = [name, cpu(ours).toFixed(2), cpu(bare).toFixed(2), speed(ours, bare), speed(ours, small)];
  console.log(`| ${cells.join(' | ')} |`);
}

async function start(kind: Kind, size: number): Promise<Running> {
  const file = path.join(import.meta.dirname, 'subject.ts');
  return { kind, size, ...(await startSubject(file, [kind, world.urls.get(size)!])) };
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
