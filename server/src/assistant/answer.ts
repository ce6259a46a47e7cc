import type { Catalogue } from '../products/catalogue';
import type { Held } from './carry-over';
import { decide } from './decide';
import type { Decision } from './decision';
import type { Knowledge } from './knowledge';
import { lookAround } from './look-around';
import type { Reading } from './read/frame';
import { isSure, mergeReadings } from './read/merge-readings';
import { readByRules } from './read/read-by-rules';
import type { Reader, Reference, Turn } from './read/reader';
import { USUAL_PEOPLE } from './retrieve/allow-rules';
import type { Liking } from './retrieve/bonus-rules';
import { isFood, judge } from './retrieve/exclusion-rules';
import { type Good, type Goods, goodsOf } from './retrieve/goods-index';
import { judgeBoard, type NeighbourhoodReader, type OpenBoard } from './retrieve/match-boards';
import { compose } from './say/compose';
import { reasonFor, rivalsOf } from './say/reasons';
import type { Way } from './say/service-facts';
import { suggestionsFor, waysFor } from './say/suggestions';
import type { Slots } from './slots';
import type { NounReader } from './understand/noun-thread';
import type { Understanding } from './understand/understand';

export type Question = { message: string; slots: Slots; turn: number; liking: Liking };

export type Surroundings = {
  catalogue: Catalogue;
  knowledge: Knowledge;
  nouns: NounReader;
  neighbourhood: NeighbourhoodReader;
  /** A day in Seoul. */
  today: string;
  /** Asked for a second opinion beside the rules. */
  readers?: readonly Reader[];
  /** What is typed may go to the provider of a model. */
  sendsOut?: boolean;
};

export type BuiltInAnswer = {
  text: string;
  /** What was left out, for the chips above the field. */
  saidBack: string;
  goods: Good[];
  boards: OpenBoard[];
  unsureGoods: Good[];
  unsureBoards: OpenBoard[];
  /** How many a share is worked out for. */
  people: number;
  /** Why a good was chosen, by its id. */
  reasons: ReadonlyMap<number, string>;
  suggestions: string[];
  ways: Way[];
  slots: Slots;
  decision: Decision;
  held: Held;
};

/** The built-in assistant: what was said, what follows from it, what is open around, which words say so. */
export async function answer(question: Question, around: Surroundings): Promise<BuiltInAnswer> {
  const { knowledge } = around;
  const goods = goodsOf(around.catalogue);
  const { nouns, today } = around;
  const reading = await read(question, { goods, knowledge, nouns, today }, around.readers ?? []);
  const world = { goods, knowledge, liking: question.liking };
  const { decision: decided, slots: remembered, held } = decide(reading, question.slots, world);
  const looked = await lookAround(decided, remembered, world, around);
  const { decision, slots, found, board } = looked;

  const shown = goodsIn(decision).filter((good) => judge(good, held.excluded) === 'clear');
  const boards = looked.boards.filter((each) => judgeBoard(each, held.excluded, goods) === 'clear');
  const offersFood = [...shown, ...boards].some(isFood);
  const { text, saidBack } = compose(decision, {
    knowledge,
    found,
    board,
    goods,
    sendsOut: around.sendsOut ?? false,
    held,
    offersFood,
    advice: adviceFor(reading.said, held, offersFood || isWithheld(decision), knowledge),
    turn: question.turn,
  });
  return {
    text,
    saidBack,
    goods: shown,
    boards,
    unsureGoods: unsureIn(decision),
    people: peopleIn(decision, slots),
    reasons: new Map(shown.map((good) => [good.id, reasonIn(decision, good, knowledge, goods, held)])),
    unsureBoards: looked.unsureBoards,
    suggestions: suggestionsFor(decision, found, held),
    ways: waysFor(decision, found, boards.length),
    slots: { ...slots, heard: reading.frame },
    decision,
    held,
  };
}

/** By the rules; then by whoever else reads, unless nothing may wait or be overruled. */
async function read(turn: Turn, reference: Reference, readers: readonly Reader[]): Promise<Reading> {
  const rules = await readByRules(turn, reference);
  if (readers.length === 0 || isSure(rules)) return rules;
  const opinions = await Promise.all(readers.map((each) => each(turn, reference, rules)));
  return mergeReadings(
    rules,
    opinions.filter((each) => each !== null),
    turn.slots.excluded,
  );
}

/** What was asked for is left out or unknown. */
const isWithheld = (decision: Decision): boolean =>
  decision.kind === 'none' && (decision.reason === 'excluded' || decision.reason === 'unsure');

/** Of whom it is for: in the turn in which they are named, and whenever something is offered to eat. */
function adviceFor(said: Understanding, { excluded }: Held, offersFood: boolean, { who }: Knowledge): string[] {
  const guarded = who.filter(({ id }) => excluded.some(({ key, guard }) => guard && key === `who-${id}`));
  const isForAnimal = guarded.some((each) => each.for === 'dog' || each.for === 'cat');
  const told = offersFood ? guarded.map(({ advice }) => advice) : isForAnimal ? [] : said.advice;
  return [...new Set([...(offersFood ? said.advice : []), ...told])];
}

function goodsIn(decision: Decision): Good[] {
  switch (decision.kind) {
    case 'products':
      return decision.picks.map(({ good }) => good);
    case 'detail':
    case 'split':
      return [decision.good];
    case 'open-boards':
    case 'compare':
    case 'both':
    case 'units':
      return [...new Set(decision.goods)];
    case 'none':
    case 'noted':
    case 'emergency':
    case 'worry':
    case 'advice':
    case 'talk':
    case 'service':
    case 'board':
    case 'ask':
    case 'doubt':
      return [];
  }
}

const unsureIn = (decision: Decision): Good[] =>
  decision.kind === 'products' || decision.kind === 'none' ? (decision.unsure ?? []) : [];

function reasonIn(decision: Decision, good: Good, knowledge: Knowledge, goods: Goods, { excluded }: Held): string {
  if (decision.kind !== 'products') return '';
  const pick = decision.picks.find((each) => each.good === good);
  if (!pick) return '';
  return reasonFor(pick, decision, knowledge, () => rivalsOf(good, { ...decision, excluded }, goods));
}

function peopleIn(decision: Decision, slots: Slots): number {
  const said = 'people' in decision ? decision.people : slots.people;
  return said !== null && said > 1 ? said : USUAL_PEOPLE;
}
