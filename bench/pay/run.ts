import path from 'node:path';
import { cpu, type Figure, speed } from '../http/figures';
import { type Subject, startSubject } from '../http/subject';
import { assertSound } from './sound';
import { takeSteps, tokensOf } from './take-steps';
import { createWorld, KINDS, type Kind, type What } from './world';

/** `npm run bench:pay`: joins and payments on one board and across a thousand, against hand-written SQL, in one run. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 4);
const WORDS: Record<What, string> = {
  'join one': 'joins, one board of 50 after another',
  'join many': 'joins, across 1,000 boards',
  'pay one': 'payments, one board of 50 after another',
  'pay many': 'payments, across 1,000 boards',
};

const started = performance.now();
const world = await createWorld({ rounds: ROUNDS + 1, crowds: 8, boards: 1_000 });
const subjects = new Map<Kind, Subject>();
const figures = new Map<string, Figure[]>();
const taken = new Map<string, number>();
try {
  for (const kind of KINDS)
    subjects.set(kind, await startSubject(path.join(import.meta.dirname, 'subject.ts'), [kind, world.url(kind)]));
  console.log(`Filled and started after ${elapsed()} s.`);
  // Alternating, so that other load on the machine affects both alike. The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const what of Object.keys(WORDS) as What[]) for (const kind of KINDS) await measure(kind, what, round);
  }
  for (const kind of KINDS)
    await assertSound(world.url(kind), {
      joins: taken.get(`${kind} join`)!,
      payments: taken.get(`${kind} pay`)!,
    });
  report((what, kind) => figures.get(`${what} ${kind}`)!);
  console.log(
    `\n${ROUNDS} rounds of at most ${SECONDS} s each, ${elapsed()} s in all. Every seat and every won is there.`,
  );
} finally {
  for (const { child } of subjects.values()) child.kill();
  await world.close();
}

async function measure(kind: Kind, what: What, round: number): Promise<void> {
  const subject = subjects.get(kind)!;
  const steps = world.plans.get(kind)![round]![what];
  const figure = await takeSteps(subject, what, steps, { tokens: await tokensOf(subject), seconds: SECONDS });
  const key = `${kind} ${what.split(' ')[0]}`;
  taken.set(key, (taken.get(key) ?? 0) + figure.taken);
  if (round > 0) figures.set(`${what} ${kind}`, [...(figures.get(`${what} ${kind}`) ?? []), figure]);
}

function report(of: (what: What, kind: Kind) => Figure[]): void {
  console.log(
    'Ours ÷ bare by processor time of server and database; in brackets by the clock. Above 1: ours is quicker.\n',
  );
  console.log('| what | ours per second | bare per second | ours, CPU ms | bare, CPU ms | ours ÷ bare |');
  console.log('|---|---|---|---|---|---|');
  for (const [what, words] of Object.entries(WORDS) as [What, string][]) {
    const [ours, bare] = [of(what, 'ours'), of(what, 'bare')];
    const cells = [words, rate(ours), rate(bare), cpu(ours).toFixed(2), cpu(bare).toFixed(2), speed(ours, bare)];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** By the best round: other load only ever makes a round slower. */
function rate(list: Figure[]): string {
  return (1000 / Math.min(...list.map(({ wallMs }) => wallMs))).toFixed(0);
}

function elapsed(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
