import { theKnowledge } from '../load-knowledge';
import { nounThread } from '../understand/noun-thread';
import { figuresOf } from './figures';
import { loadFile, recordFirstReading, recordOf } from './first-reading';
import { demoCatalogue, loadSet, SETS, worldOf } from './load-set';
import type { Conversation } from './read-script';
import { type Scored, scoreConversation } from './score';
import { evalNeighbourhood } from './world';

/**
 * `npm run eval:assistant [-- --misses] [-- --open] [-- --set=NAME]`: the table of docs/assistant.md. `--misses` lists what
 * still fails; the last set stays shut unless `--open` is given as well; `--set` runs one alone. With a file
 * (`--set=server/data/eval/assistant/unseen/NAME.json`) a new set is read, and its first reading written beside it.
 */
const showsMisses = process.argv.includes('--misses');
const opensSealed = process.argv.includes('--open');
const only = process.argv.find((arg) => arg.startsWith('--set='))?.slice('--set='.length);
const file = only?.endsWith('.json') ? only : null;
const catalogue = demoCatalogue(process.argv.find((arg) => arg.endsWith('.csv')));
const knowledge = theKnowledge();
const { nouns } = nounThread();

// Warm-up, as on a running server.
for (const conversation of loadSet('tuning').slice(0, 40))
  await scoreConversation(conversation, catalogue, knowledge, nouns);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  '| set | first sentences | dialogues | first answers | follow-ups | exclusions broken | untrue about purchases | limits broken | unfit | untrue prices | phantom exclusions | `중에서` | titles | p50 | p95 |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
const failing: Scored[] = [];
if (file) {
  const scored = await read(file, loadFile(file), evalNeighbourhood(catalogue));
  const isFirst = recordFirstReading(file, new Date().toISOString().slice(0, 10), scored);
  console.log(
    `\n${isFirst ? 'The first reading is in' : 'Read before; the first reading stays as it is in'} ${recordOf(file)}`,
  );
} else {
  for (const name of SETS.filter((each) => (only ? each === only : each !== 'last' || opensSealed)))
    await read(name, loadSet(name), worldOf(name, catalogue));
}
if (showsMisses) {
  for (const { id, say, misses, limits, unfit, broken, untrue, claims, text, cards } of failing) {
    const why = [...misses, ...limits, ...unfit, ...broken, ...untrue, ...Object.values(claims).flat()].join('; ');
    console.log(`\n${id} ${say}\n    ${why}\n    ${text.replaceAll('\n', ' / ')}\n    ${cards.join(' · ')}`);
  }
}

async function read(
  name: string,
  conversations: Conversation[],
  world: ReturnType<typeof evalNeighbourhood>,
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const conversation of conversations)
    scored.push(...(await scoreConversation(conversation, catalogue, knowledge, nouns, world)));
  const { firsts, followUps, broken, untrue, limits, unfit, prices, phantoms, among, titles, p50, p95 } =
    figuresOf(scored);
  const dialogues = conversations.filter(({ turns }) => turns.length > 1).length;
  console.log(
    `| ${name} | ${conversations.length} | ${dialogues} | ${percent(firsts)} | ${percent(followUps)} | ${broken} | ${untrue} | ${limits} | ${unfit} | ${prices} | ${phantoms} | ${among} | ${titles} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms |`,
  );
  failing.push(...scored.filter(({ hit }) => !hit));
  return scored;
}
