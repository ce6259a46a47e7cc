import path from 'node:path';
import type { AssistantReply } from '@mungchi/contract';
import { loadSet } from '../../server/src/assistant/eval/load-set';
import { cpu, type Figure, speed } from '../http/figures';
import { sameAnswer } from '../http/same-answer';
import { measure, read, type Subject, startSubject } from '../http/subject';
import { createWorld } from './world';

/** `npm run bench:assistant`: whole turns over HTTP against a bare route, as ratios; then how long people wait. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const CHAT = '/api/ml/chat';
const ASKED = ['라면 추천해줘', '3만원 이하 고기', '캠핑 갈 건데 뭐 사지'];

const world = await createWorld();
const subjects: Subject[] = [];
try {
  const ours = await start('ours');
  console.log('Speed as a ratio of processor time per request (in brackets: of the clock).\n');
  console.log('| message | ours, CPU ms | bare, CPU ms | ours ÷ bare |');
  console.log('|---|---|---|---|');
  for (const message of ASKED) await compare(ours, message);
  await wait(ours);
} finally {
  for (const { child } of subjects) child.kill();
  await world.close();
}

async function compare(ours: Subject, message: string): Promise<void> {
  const call = { url: CHAT, body: { message }, requests: 300 };
  const said = (await read(ours, call)) as AssistantReply;
  const bare = await start('bare', JSON.stringify(said));
  const copied = (await read(bare, call)) as AssistantReply;
  if (!sameAnswer({ ...copied, session_id: '' }, { ...said, session_id: '' }))
    throw new Error(`${message}: the two answers differ, so a ratio would mean nothing`);
  const figures: { ours: Figure[]; bare: Figure[] } = { ours: [], bare: [] };
  // Short alternating rounds; the first one is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const [a, b] = [await measure(ours, call), await measure(bare, call)];
    if (round === 0) continue;
    figures.ours.push(a);
    figures.bare.push(b);
  }
  const cells = [
    message,
    cpu(figures.ours).toFixed(2),
    cpu(figures.bare).toFixed(2),
    speed(figures.ours, figures.bare),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** One turn after the other, whole conversations of every set, sessions kept. */
async function wait(ours: Subject): Promise<void> {
  const times: number[] = [];
  for (const { turns } of (['tuning', 'held-out', 'fresh', 'typed', 'building'] as const).flatMap(loadSet)) {
    let session = '';
    for (const { say } of turns) {
      const started = performance.now();
      const body = { message: say, ...(session && { session_id: session }) };
      const reply = (await read(ours, { url: CHAT, body })) as AssistantReply;
      times.push(performance.now() - started);
      session = reply.session_id;
    }
  }
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);
  console.log(`\n${times.length} turns one after the other: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

async function start(kind: string, ...more: string[]): Promise<Subject> {
  const file = path.join(import.meta.dirname, 'subject.ts');
  const subject = await startSubject(file, [kind, world.url, String(world.reader), ...more]);
  subjects.push(subject);
  return subject;
}
