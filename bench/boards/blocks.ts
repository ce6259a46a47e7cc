import path from 'node:path';
import { connect } from '../../server/src/db/connect';
import { type Figure, ratios } from '../http/figures';
import { sameAnswer } from '../http/same-answer';
import { measure, read, startSubject } from '../http/subject';
import { fillBlocks } from './fill-blocks';
import { createWorld } from './world';

/** `npm run bench:blocks`: what blocks and reports cost the list near a reader who has none, as a ratio within one run. */
const BOARDS = Number(process.env['BOARDS'] ?? 20_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const CALLS = [
  { name: 'list, repeated', url: '/api/group-boards', requests: 1500 },
  { name: 'list', url: '/api/group-boards?fresh', requests: 200 },
];
const KINDS = ['without', 'none', 'some'] as const;
type Kind = (typeof KINDS)[number];

const world = await createWorld([BOARDS]);
const url = world.urls.get(BOARDS)!;
const filling = connect(url, { max: 1 });
const counted = await fillBlocks(filling.pool);
await filling.close();
const subjects = new Map<Kind, Awaited<ReturnType<typeof startSubject>>>();
try {
  const file = path.join(import.meta.dirname, 'blocks-subject.ts');
  for (const kind of KINDS) subjects.set(kind, await startSubject(file, [kind, url]));
  const cards = (kind: Kind) => read(subjects.get(kind)!, CALLS[0]!) as Promise<unknown[]>;
  const [without, none, some] = [await cards('without'), await cards('none'), await cards('some')];
  if (!sameAnswer(without, none)) throw new Error('the two answers differ, so a ratio would mean nothing');
  if (some.length >= none.length) throw new Error('the reader with blocks sees as much as the one without');

  const figures = new Map<string, Figure[]>();
  // The first round is a warm-up; every other one runs in the opposite order, so that neither always comes after the other.
  for (let round = 0; round <= ROUNDS; round++)
    for (const call of CALLS)
      for (const kind of round % 2 ? KINDS.toReversed() : KINDS) {
        const figure = await measure(subjects.get(kind)!, call);
        const key = `${call.name} ${kind}`;
        if (round > 0) figures.set(key, [...(figures.get(key) ?? []), figure]);
      }
  console.log(
    `${BOARDS} group purchases, ${counted}, ${ROUNDS} rounds. Processor time per request, as a ratio of each round.\n`,
  );
  console.log('| call | without them, CPU ms | a reader without any | a reader with twenty |\n|---|---|---|---|');
  for (const { name } of CALLS) {
    const of = (kind: Kind) => figures.get(`${name} ${kind}`)!;
    const cpuMs = of('without').map((figure) => figure.cpuMs);
    const middle = cpuMs.toSorted((a, b) => a - b)[Math.floor(cpuMs.length / 2)]!;
    const cells = [name, middle.toFixed(2), ratios(of('none'), of('without')), ratios(of('some'), of('without'))];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  for (const { child } of subjects.values()) child.kill();
  await world.close();
}
