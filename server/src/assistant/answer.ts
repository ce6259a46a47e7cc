import type { Catalogue } from '../products/catalogue';
import { decide } from './decide';
import type { Decision } from './decision';
import type { Knowledge } from './knowledge';
import { type Good, goodsOf } from './retrieve/goods-index';
import type { Liking } from './retrieve/retrieve';
import { compose, type OpenBoard } from './say/compose';
import type { Slots } from './slots';
import type { NounReader } from './understand/nouns';
import { understand } from './understand/understand';

export type Question = { message: string; slots: Slots; turn: number; liking: Liking };

export type Surroundings = {
  catalogue: Catalogue;
  knowledge: Knowledge;
  nouns: NounReader;
  /** Recruiting group purchases of these products near the asker, nearest first. */
  openBoards: (productIds: number[]) => Promise<OpenBoard[]>;
};

export type BuiltInAnswer = { text: string; goods: Good[]; slots: Slots; decision: Decision; boards: OpenBoard[] };

/** The built-in assistant: what was said, what follows from it, which words say so. */
export async function answer(question: Question, around: Surroundings): Promise<BuiltInAnswer> {
  const goods = goodsOf(around.catalogue);
  const said = understand(question.message, goods, around.knowledge, around.nouns);
  const { decision, slots } = decide(said, question.slots, {
    goods,
    knowledge: around.knowledge,
    liking: question.liking,
  });
  const shown = goodsIn(decision);
  const boards = shown.length > 0 ? await around.openBoards(shown.map((good) => good.id)) : [];
  const tone = question.liking.age !== null && question.liking.age < 35 ? 'light' : 'plain';
  const text = compose(decision, { knowledge: around.knowledge, boards, turn: question.turn, tone });
  return { text, goods: shown, slots, decision, boards };
}

function goodsIn(decision: Decision): Good[] {
  switch (decision.kind) {
    case 'products':
      return decision.picks.map(({ good }) => good);
    case 'detail':
    case 'split':
      return [decision.good];
    case 'boards':
    case 'compare':
      return decision.goods;
    case 'none':
    case 'talk':
    case 'service':
    case 'ask':
      return [];
  }
}
