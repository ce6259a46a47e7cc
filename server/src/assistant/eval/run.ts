import { loadKnowledge } from '../knowledge';
import { nounReader } from '../understand/nouns';
import { figuresOf } from './figures';
import { demoCatalogue, loadSet } from './load-set';
import { scoreConversation } from './score';

/** `npm run eval:assistant [-- --misses]`: figures on the sets, and on request every miss of the tuning set. */
const showMisses = process.argv.includes('--misses');
const catalogue = demoCatalogue(process.argv.find((arg) => arg.endsWith('.csv')));
const knowledge = loadKnowledge();
const nouns = await nounReader();

// A server is warm when people talk to it.
for (const conversation of loadSet('tuning').slice(0, 40))
  await scoreConversation(conversation, catalogue, knowledge, nouns);

for (const name of ['tuning', 'held-out', 'fresh', 'typed'] as const) {
  const scored = [];
  for (const conversation of loadSet(name))
    scored.push(...(await scoreConversation(conversation, catalogue, knowledge, nouns)));
  const { utterances, hitAt3, violations, followUps, overall, p50, p95 } = figuresOf(scored);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${name.padEnd(9)} ${utterances} utterances  hit@3 ${percent(hitAt3)}  violations ${violations}  follow-ups ${percent(followUps)}  all ${percent(overall)}  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`,
  );
  if (!showMisses || name !== 'tuning') continue;
  for (const { id, say, misses, violations: broken, hit, text } of scored) {
    if (!hit)
      console.log(`  ${id} ${say} — ${[...misses, ...broken].join('; ')}\n      ${text.replaceAll('\n', ' / ')}`);
  }
}
