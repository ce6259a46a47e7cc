import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { theKnowledge } from '../load-knowledge';
import { nounThread } from '../understand/noun-thread';
import { loadFile } from './first-reading';
import { demoCatalogue, loadSet, SETS, worldOf } from './load-set';
import type { Conversation } from './read-script';
import { scoreConversation } from './score';
import { evalNeighbourhood } from './world';

/** One turn as it came out: what `compare-record.ts` compares, byte for byte. */
export type Played = {
  set: string;
  id: string;
  turn: number;
  say: string;
  text: string;
  cards: string[];
  hit: boolean;
};

/** `tsx play-sets.ts FILE [SET …]`: every turn of every set, the open unseen ones included, as a line of JSON each. */
const [file, ...only] = process.argv.slice(2);
if (!file) throw new Error('Which file is to be written?');
const catalogue = demoCatalogue();
const knowledge = theKnowledge();
const { nouns } = nounThread();
const unseen = path.resolve(import.meta.dirname, '../../../data/eval/assistant/unseen');

const sets: { set: string; talks: () => Conversation[]; world: ReturnType<typeof evalNeighbourhood> }[] = [
  ...SETS.map((set) => ({ set, talks: () => loadSet(set), world: worldOf(set, catalogue) })),
  ...readdirSync(unseen)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      set: `unseen/${path.basename(name, '.json')}`,
      talks: () => loadFile(path.join(unseen, name)),
      world: evalNeighbourhood(catalogue),
    })),
];

const lines: string[] = [];
for (const { set, talks, world } of sets.filter((each) => only.length === 0 || only.includes(each.set)))
  for (const talk of talks()) {
    const scored = await scoreConversation(talk, catalogue, knowledge, nouns, world);
    for (const [turn, { id, say, text, cards, hit }] of scored.entries())
      lines.push(JSON.stringify({ set, id, turn, say, text, cards, hit } satisfies Played));
  }
writeFileSync(file, `${lines.join('\n')}\n`);
process.exit(0);
