import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../products/catalogue';
import type { Knowledge } from './knowledge';
import { goodsOf } from './retrieve/goods-index';
import { learnInSteps } from './understand/alike';
import { lexiconOf } from './understand/lexicon';

const prepared = new WeakMap<Catalogue, Promise<void>>();

/** What the first message of a catalogue needs, made in steps between which others have their turn. */
export function prepareReading(catalogue: Catalogue, knowledge: Knowledge): Promise<void> {
  const before = prepared.get(catalogue);
  if (before) return before;
  const made = prepare(catalogue, knowledge);
  prepared.set(catalogue, made);
  return made;
}

async function prepare(catalogue: Catalogue, knowledge: Knowledge): Promise<void> {
  const goods = goodsOf(catalogue);
  await setImmediate();
  lexiconOf(goods, knowledge);
  await setImmediate();
  await learnInSteps(knowledge);
}
