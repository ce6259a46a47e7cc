import type { Network, Reading as NetworkReading } from '../reader/network';
import type { Slots } from '../slots';
import type { Act, Thing } from './frame';
import { type ModelFrame, opinionOf } from './read-by-model';
import type { Reader } from './reader';

/** Below this share it says nothing of the act, and the rules decide alone. */
const SURE = 0.9;
const SURE_OF_FACT = 0.7;
/** In code units: what it costs grows with the text, and a longer one is hardly a question about the service. */
const LONGEST = 80;

/**
 * The trained reader beside the rules: it marks pieces of the message, which are linked as a model's are. It is believed where it was
 * measured to be ahead of them (`docs/assistant.md`): which fact of the service is asked for, that a message is about goods and not
 * about the service, and where the rules understood nothing. What is left out is never less for it.
 */
export const networkReader =
  (network: Network): Reader =>
  async (turn, reference, rules) => {
    const { message, slots } = turn;
    if (message.length > LONGEST) return null;
    const reading = await network.read(message, lookedFor(slots), marksOf(slots));
    const frame = frameOf(reading);
    if (!frame) return null;
    // What is told of a product answers no question about it that nobody understood.
    const isLost = rules.frame.act === 'unclear' && frame.act !== 'detail';
    const isAboutGoods = rules.frame.act === 'service' && OF_GOODS.has(frame.act);
    if (frame.act !== 'service' && !isLost && !isAboutGoods) return null;
    if (frame.act === 'service' && OF_GOODS.has(rules.frame.act) && rules.said.topics.length > 0) return null;
    return opinionOf(frame, turn, reference);
  };

const OF_GOODS: ReadonlySet<Act> = new Set(['find', 'narrow', 'compare', 'unit', 'share', 'sum', 'detail', 'boards']);

/** What was looked for last; what was typed is not kept. */
const lookedFor = ({ need, boards }: Slots): string =>
  [...(boards?.query.topics ?? []), ...(need?.topics ?? [])].map(({ title }) => title).join(' ');

function marksOf({ last, boards, heard }: Slots): string[] {
  const screen = boards ? '[purchases]' : last.length > 0 ? '[goods]' : '[nothing]';
  return [screen, ...(heard ? [`[${CALL_OF[heard.act]}]`] : [])];
}

export const CALL_OF: Record<Act, string> = {
  find: 'search_goods',
  narrow: 'narrow',
  widen: 'narrow',
  replace: 'search_goods',
  add: 'search_goods',
  correct: 'search_goods',
  compare: 'compare',
  unit: 'unit_price',
  share: 'share',
  sum: 'sum',
  detail: 'detail',
  other: 'narrow',
  cheaper: 'narrow',
  pricier: 'narrow',
  again: 'narrow',
  boards: 'look_around',
  join: 'look_around',
  service: 'service_fact',
  tell: 'add',
  advice: 'advice',
  emergency: 'danger',
  trouble: 'danger',
  talk: 'small_talk',
  unsafe: 'refuse',
  unclear: 'ask_back',
};

/** In this order: of several calls the first one is the act, the others are in its fields. */
const ACT_OF: readonly [call: string, act: (reading: NetworkReading) => Act][] = [
  ['danger', () => 'emergency'],
  ['search_goods', () => 'find'],
  ['look_around', () => 'boards'],
  ['share', () => 'share'],
  ['unit_price', () => 'unit'],
  ['compare', () => 'compare'],
  ['sum', () => 'sum'],
  ['detail', () => 'detail'],
  ['narrow', narrowed],
  ['service_fact', () => 'service'],
  ['open_purchase', () => 'service'],
  ['my_purchase', () => 'service'],
  ['add', () => 'tell'],
  ['take_back', () => 'tell'],
  ['advice', () => 'advice'],
  ['refuse', () => 'unsafe'],
  ['small_talk', () => 'talk'],
  ['ask_back', () => 'unclear'],
];

function narrowed({ flags, groups, spans }: NetworkReading): Act {
  if (flags.includes('back')) return 'again';
  if (flags.includes('other')) return 'other';
  const [sort] = groups.sort ?? [];
  const isPlain = spans.length === 0 && sort !== undefined && sort.share >= SURE;
  if (isPlain && sort.label === 'cheap') return 'cheaper';
  if (isPlain && sort.label === 'dear') return 'pricier';
  return 'narrow';
}

function frameOf(reading: NetworkReading): ModelFrame | null {
  const { calls, groups, spans } = reading;
  const found = ACT_OF.find(([call]) => calls.some(({ label }) => label === call));
  const share = calls.find(({ label }) => label === found?.[0])?.share ?? 0;
  if (!found || share < SURE) return null;
  const act = found[1](reading);
  const topic = topicIn(found[0], groups);
  if (act === 'service' && topic === null) return null;
  const piecesOf = (...roles: string[]) => spans.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
  const things = (role: Thing['role'], why: Thing['why'] | null, ...roles: string[]) =>
    piecesOf(...roles).map((text) => ({ text, role, why: why ?? null }));
  return {
    act,
    things: [
      ...things('want', null, 'want', 'use'),
      ...things('not', 'refused', 'no'),
      ...things('not', 'allergy', 'allergy'),
      ...things('not', 'cannot', 'health'),
      ...things('not', 'diet', 'diet'),
      ...things('have', null, 'have'),
      ...things('back', null, 'what'),
    ],
    attributes: piecesOf('attr').map((text) => ({ text, is: true })),
    people: piecesOf('people')[0] ?? null,
    budget: budgetIn(reading),
    sizes: piecesOf('size'),
    refs: [],
    topic,
  };
}

const BOUND: Record<string, string> = { max: '이하', min: '이상', around: '정도' };

function budgetIn({ spans, flags }: NetworkReading): string | null {
  const said = spans.flatMap(({ role, text }) => (role in BOUND ? [`${text} ${BOUND[role]}`] : []));
  return said.length === 0 ? null : [flags.includes('each') ? '1인당' : '', ...said].join(' ').trim();
}

function topicIn(call: string, groups: NetworkReading['groups']): string | null {
  if (call === 'open_purchase') return 'open';
  if (call === 'my_purchase') return 'my-boards';
  const [first] = groups.service_fact ?? [];
  return call === 'service_fact' && first && first.share >= SURE_OF_FACT ? first.label : null;
}
