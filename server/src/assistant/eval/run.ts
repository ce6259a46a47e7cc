import { loadKnowledge } from '../knowledge';
import { nounThread } from '../understand/noun-thread';
import { figuresOf } from './figures';
import { demoCatalogue, loadSet, SETS, worldOf } from './load-set';
import { type Scored, scoreConversation } from './score';

/**
 * `npm run eval:assistant [-- --misses] [-- --open] [-- --set=NAME]`: the table of docs/assistant.md. `--misses` lists what
 * still fails; the last set stays shut unless `--open` is given as well; `--set` runs one alone.
 */
const showsMisses = process.argv.includes('--misses');
const opensSealed = process.argv.includes('--open');
const only = process.argv.find((arg) => arg.startsWith('--set='))?.slice('--set='.length);
const catalogue = demoCatalogue(process.argv.find((arg) => arg.endsWith('.csv')));
const knowledge = loadKnowledge();
const { nouns } = nounThread();

// Warm-up, as on a running server.
for (const conversation of loadSet('tuning').slice(0, 40))
  await scoreConversation(conversation, catalogue, knowledge, nouns);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  '| set | first sentences | dialogues | first answers | follow-ups | exclusions broken | untrue about purchases | limits broken | p50 | p95 |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
const failing: Scored[] = [];
for (const name of SETS.filter((each) => (only ? each === only : each !== 'last' || opensSealed))) {
  const conversations = loadSet(name);
  const scored: Scored[] = [];
  for (const conversation of conversations)
    scored.push(...(await scoreConversation(conversation, catalogue, knowledge, nouns, worldOf(name, catalogue))));
  const { firsts, followUps, broken, untrue, violations, p50, p95 } = figuresOf(scored);
  const dialogues = conversations.filter(({ turns }) => turns.length > 1).length;
  console.log(
    `| ${name} | ${conversations.length} | ${dialogues} | ${percent(firsts)} | ${percent(followUps)} | ${broken} | ${untrue} | ${violations} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms |`,
  );
  failing.push(...scored.filter(({ hit }) => !hit));
}
if (showsMisses) {
  for (const { id, say, misses, violations, broken, untrue, text } of failing) {
    const why = [...misses, ...violations, ...broken, ...untrue].join('; ');
    console.log(`\n${id} ${say}\n    ${why}\n    ${text.replaceAll('\n', ' / ')}`);
  }
}
