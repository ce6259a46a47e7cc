import type { Catalogue } from '../products/catalogue';
import { Call } from './calls';
import type { Held } from './carry-over';
import { type Chip, chipDropped, chipsOf } from './chips';
import { decide, RECALLS } from './decide';
import type { Decided, Decision, World } from './decision';
import type { Knowledge } from './knowledge';
import { lookAround } from './look-around';
import type { Reading } from './read/frame';
import { isSure, mergeReadings } from './read/merge-readings';
import { CALL_OF } from './read/read-by-network';
import { goesOnToldOf, readByRules } from './read/read-by-rules';
import { LONGEST_READ, readCalls } from './read/read-calls';
import type { Reader, Reference, Turn } from './read/reader';
import type { Network } from './reader/network';
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
import { doCalls, NOTHING_SAID, searchAgain } from './tools';
import { daysWritten } from './understand/days-written';
import { readFloor } from './understand/floor';
import { type NounReader, nounsOfTurn } from './understand/noun-thread';
import { picturesAsked, picturesInWords } from './understand/pictures';
import { squeeze } from './understand/squeeze';
import { HALF, type Understanding } from './understand/understand';

export type Question = { message: string; slots: Slots; turn: number; liking: Liking };

export type Surroundings = {
  catalogue: Catalogue;
  knowledge: Knowledge;
  nouns: NounReader;
  neighbourhood: NeighbourhoodReader;
  /** A day in Seoul. */
  today: string;
  /** The trained reader. */
  network?: Network;
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
  chips: Chip[];
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
  const reference = { goods, knowledge, nouns, today };
  const world = { goods, knowledge, liking: question.liking };
  const dropped = chipDropped(question.message, question.slots);
  const byChip = dropped && byDrop(dropped, world);
  const byCalls = !byChip && around.network ? await byNetwork(question, reference, world, around.network) : null;
  const understood = byChip ?? byCalls ?? (await byReading(question, reference, world, around.readers ?? []));
  const { decision: decided, slots: remembered, held, said } = understood;
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
    advice: adviceFor(said, held, offersFood || isWithheld(decision), knowledge),
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
    chips: chipsOf(slots, knowledge),
    suggestions: suggestionsFor(decision, found, held),
    ways: waysFor(decision, found, boards.length),
    slots,
    decision,
    held,
  };
}

type Understood = Decided & { held: Held; said: Understanding };

/** By the floor and the calls of the trained reader; null where the floor alone decides. */
async function byNetwork(
  { message, slots }: Question,
  reference: Reference,
  world: World,
  network: Network,
): Promise<Understood | null> {
  if (slots.danger || slots.awaitsAllergy || slots.doubted || message.length > LONGEST_READ) return null;
  const typed = daysWritten(message, reference.today);
  const looked = (slots.need?.topics ?? []).map(({ say }) => say);
  const turn = { ...reference, nouns: nounsOfTurn(reference.nouns) };
  const floor = await readFloor(typed, turn, slots.excluded, looked);
  if (floor.danger || floor.whom.isOnlyAdvice || floor.pressed.length > 0) return null;
  const core = squeeze(typed);
  const isRecalled = slots.excluded.length > 0 && RECALLS.test(core);
  if (isRecalled || HALF.test(core) || goesOnToldOf(typed, slots)) return null;
  const { calls, share } = await readCalls(network, drawnInWords(typed), slots);
  const { takenBack, takesAllBack } = floor.exclusions;
  const isBack = slots.excluded.length > 0 && (takesAllBack || takenBack.length > 0);
  // An ingredient of which something is said that no wish says: whether it is refused is asked, whatever the reader thinks.
  const isDoubtful =
    floor.exclusions.doubtful !== null &&
    calls.some(({ call }) => FINDS.has(call)) &&
    !calls.some(({ call }) => COUNTS.has(call));
  const isDanger = raises(calls, share, typed, reference.knowledge);
  if ((share < SURE || isDoubtful || calls.every(saysNothing)) && !isBack && !isDanger) return null;
  if (!isDanger && (floor.wrong || calls.some(({ call }) => call === 'danger'))) return null;
  const all = isBack ? [...calls, Call.parse({ call: 'take_back', what: takenBack, all: takesAllBack })] : calls;
  return doCalls({ message: typed, floor, calls: all }, slots, world, turn);
}
/** `🍓 1키로`: the network has learnt letters. */
const drawnInWords = (message: string): string =>
  /\p{Extended_Pictographic}/u.test(message)
    ? picturesInWords(picturesAsked(message)).replaceAll(', ', ' ').trim()
    : message;

const FINDS: ReadonlySet<Call['call']> = new Set(['search_goods', 'narrow', 'look_around']);

/** The network alone hears a danger: of one whose words are soon another's it has to be surer, and nothing may be asked for. */
function raises(calls: readonly Call[], share: number, message: string, { dangers }: Knowledge): boolean {
  const danger = calls.find((each) => each.call === 'danger');
  if (!danger) return false;
  const text = squeeze(message);
  const isWish = [...dangers.when.wishes, ...dangers.when.asks].some((word) => text.includes(word));
  if (HEARD_EARLY.has(danger.id)) return share >= SURE;
  return share >= (isWish ? VERY_SURE : SURE_OF_DANGER);
}
const SURE_OF_DANGER = 0.85;
const VERY_SURE = 0.95;
const HEARD_EARLY: ReadonlySet<string> = new Set([
  'self-harm',
  'violence',
  'threat',
  'child-lure',
  'poisoning',
  'drowning',
]);

/** Who asks what it comes to refuses nothing. */
const COUNTS: ReadonlySet<Call['call']> = new Set(['share', 'sum', 'unit_price', 'compare']);

/** Goods are looked for, and none of their words was marked: the rules read those. */
const saysNothing = (call: Call): boolean =>
  call.call === 'search_goods' &&
  [call.want, call.use, call.attr, call.no, call.size].every(({ length }) => length === 0) &&
  call.budget === null &&
  call.sort === null;

const byDrop = (slots: Slots, world: World): Understood => ({
  ...searchAgain(slots, world),
  held: { excluded: slots.excluded, added: [], presumed: [], returned: [] },
  said: NOTHING_SAID,
});
/** Below this share of its least sure call the rules are asked. */
const SURE = 0.5;

async function byReading(
  question: Question,
  reference: Reference,
  world: World,
  readers: readonly Reader[],
): Promise<Understood> {
  const { frame, said } = await read(question, reference, readers);
  const { slots, ...decided } = decide({ frame, said }, question.slots, world);
  return { ...decided, slots: { ...slots, heard: frame, heardCalls: [CALL_OF[frame.act]] }, said };
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
    case 'take-back':
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
