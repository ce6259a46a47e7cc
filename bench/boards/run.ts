import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { sameAnswer } from './same-answer';
import { createWorld } from './world';

/** `npm run bench:boards`: our calls against bare routes, in one run, as ratios; and against the size of the country. */
const SIZES = [2_000, 200_000];
const CALLS = [
  { name: 'list', url: '/api/group-boards', requests: 150 },
  { name: 'detail', url: '/api/group-boards/700', requests: 800 },
  { name: 'search', url: `/api/group-boards/search?keyword=${encodeURIComponent('감귤')}`, requests: 300 },
];
const ROUNDS = 5;
const CONNECTIONS = 8;

type Subject = { kind: string; size: number; child: ChildProcess; address: string };
/** Per request: processor time of server and database together, and the clock. */
type Figure = { cpuMs: number; wallMs: number };

const world = await createWorld(SIZES);
const subjects: Subject[] = [];
try {
  for (const size of SIZES) for (const kind of ['ours', 'kept', 'bare']) subjects.push(await start(kind, size));
  for (const { url } of CALLS) {
    const [ours, kept, bare] = await Promise.all(subjects.slice(3).map((subject) => read(subject, url)));
    if (!sameAnswer(ours, bare) || !sameAnswer(kept, bare))
      throw new Error(`${url}: the two answers differ, so a ratio would mean nothing`);
  }

  const figures = new Map<string, Figure[]>();
  // Short rounds in turn, so that whatever else the machine does falls on all alike. The first one warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const call of CALLS) {
      for (const subject of subjects.filter(({ kind }) => kind !== 'kept' || call.name === 'list')) {
        const figure = await measure(subject, call);
        const key = `${call.name} ${subject.kind} ${subject.size}`;
        if (round > 0) figures.set(key, [...(figures.get(key) ?? []), figure]);
      }
    }
  }
  report((name, kind, size) => figures.get(`${name} ${kind} ${size}`)!);
} finally {
  for (const { child } of subjects) child.kill();
  await world.close();
}

function report(of: (name: string, kind: string, size: number) => Figure[]): void {
  console.log('Speed as a ratio of processor time per request (in brackets: of the clock).\n');
  console.log('| call | ours, CPU ms | bare, CPU ms | ours ÷ bare | 200,000 ÷ 2,000 boards |');
  console.log('|---|---|---|---|---|');
  for (const { name } of CALLS) {
    const [ours, bare, small] = [of(name, 'ours', 200_000), of(name, 'bare', 200_000), of(name, 'ours', 2_000)];
    const cells = [name, cpu(ours).toFixed(2), cpu(bare).toFixed(2), speed(ours, bare), speed(ours, small)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const [kept, bare, small] = [of('list', 'kept', 200_000), of('list', 'bare', 200_000), of('list', 'kept', 2_000)];
  const cells = ['list, repeated', cpu(kept).toFixed(2), cpu(bare).toFixed(2), speed(kept, bare), speed(kept, small)];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Above 1: the first is quicker. */
function speed(a: Figure[], b: Figure[]): string {
  return `${(cpu(b) / cpu(a)).toFixed(2)} (${(wall(b) / wall(a)).toFixed(2)})`;
}

async function start(kind: string, size: number): Promise<Subject> {
  const args = [kind, world.urls.get(size)!];
  const child = fork(path.join(import.meta.dirname, 'subject.ts'), args, { execArgv: ['--import', 'tsx'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { kind, size, child, address: `http://127.0.0.1:${port}` };
}

async function measure(subject: Subject, { url, requests }: { url: string; requests: number }): Promise<Figure> {
  const before = await ask(subject);
  const result = await autocannon({
    url: `${subject.address}${url}`,
    headers: { authorization: `Bearer ${before.token}` },
    connections: CONNECTIONS,
    amount: requests,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  const after = await ask(subject);
  return { cpuMs: (after.cpuMs - before.cpuMs) / requests, wallMs: (result.duration * 1000) / requests };
}

/** What it has computed so far, and a token that is good for the next minutes. */
async function ask({ child }: Subject): Promise<{ cpuMs: number; token: string }> {
  child.send('ask');
  const [answer] = (await once(child, 'message')) as [{ cpuMs: number; token: string }];
  return answer;
}

async function read(subject: Subject, url: string): Promise<unknown> {
  const { token } = await ask(subject);
  const answer = await fetch(`${subject.address}${url}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

function cpu(figures: Figure[]): number {
  return median(figures.map((figure) => figure.cpuMs));
}

function wall(figures: Figure[]): number {
  return median(figures.map((figure) => figure.wallMs));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
