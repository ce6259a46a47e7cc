import { Call, type Item } from '../calls';
import type { Network, Reading, Span } from '../reader/network';
import type { Slots } from '../slots';
import { readBudget } from '../understand/read-budget';
import { readPeople } from '../understand/read-people';

type Heard = {
  calls: Call[];
  /** How sure the least sure of them is. */
  share: number;
};

/** In code units: what it costs grows with the text, and what is longer is a story that the rules read. */
export const LONGEST_READ = 110;

/** The trained reader: a message as calls, in the light of what was looked for and what is on screen. */
export async function readCalls(network: Network, message: string, slots: Slots): Promise<Heard> {
  return callsOf(await network.read(message, lookedFor(slots), marksOf(slots)), message);
}

/** What was looked for last; what was typed is not kept. */
const lookedFor = ({ need, boards }: Slots): string =>
  [...(boards?.query.topics ?? []), ...(need?.topics ?? [])].map(({ title }) => title).join(' ');

function marksOf({ last, boards, heardCalls }: Slots): string[] {
  const screen = boards ? '[purchases]' : last.length > 0 ? '[goods]' : '[nothing]';
  return [screen, ...heardCalls.map((call) => `[${call}]`)];
}

function callsOf(reading: Reading, message: string): Heard {
  const { groups, flags } = reading;
  const spans = wholeSpans(reading.spans, message);
  const pieces = (role: string) => spans.filter((each) => each.role === role).map(({ text }) => text);
  const items = reading.items.map((each): Item => (/\d/.test(each) ? Number(each) : (each as Item)));
  const [peoplePiece] = pieces('people');
  const people = readPeople(peoplePiece ?? '').people ?? readPeople(message).people;
  const values = {
    want: pieces('want'),
    use: pieces('use'),
    attr: pieces('attr'),
    no: pieces('no'),
    have: pieces('have'),
    size: [...pieces('size'), ...pieces('count')],
    ask: pieces('ask'),
    allergy: pieces('allergy'),
    health: pieces('health'),
    diet: pieces('diet'),
    whom: pieces('whom'),
    what: pieces('what'),
    items,
    budget: budgetIn({ ...reading, spans }, message),
    people: people !== null && people <= 50 ? people : null,
    sort: sortIn(reading, message),
    other: flags.includes('other'),
    back: flags.includes('back'),
    all: flags.includes('all'),
  };
  const calls = reading.calls.map(({ label: call }) => Call.parse({ ...values, call, ...idsOf(call, groups) }));
  return { calls, share: Math.min(...reading.calls.map(({ share }) => share)) };
}

/** A single letter is a thing only as a word of its own (`배도`), and `두루마리 휴지` is one thing. */
function wholeSpans(spans: readonly Span[], message: string): Span[] {
  const letters = Array.from(message);
  const isWord = ({ start, end }: Span) =>
    end - start > 1 || (!HANGUL.test(letters[start - 1] ?? '') && PARTICLE.test(letters.slice(end, end + 3).join('')));
  const whole: Span[] = [];
  for (const span of spans.filter((each) => !THINGS.has(each.role) || isWord(each))) {
    const before = whole.at(-1);
    const isOne = before?.role === span.role && THINGS.has(span.role) && span.start - before.end === 1;
    if (isOne && letters[before.end] === ' ')
      whole.splice(-1, 1, { ...before, text: `${before.text} ${span.text}`, end: span.end });
    else whole.push(span);
  }
  return whole;
}
const THINGS: ReadonlySet<string> = new Set(['want', 'use', 'no', 'have', 'allergy']);
const HANGUL = /[가-힣]/;
const PARTICLE = /^(?:[^가-힣]|$|[을를이가은는도만랑과와로요](?:[^가-힣]|$)|하고|이랑|[이]?나 |말고|종류|좀)/;

/** Below this a second fact is only another guess at the first. */
const ALSO = 0.25;

function idsOf(call: string, groups: Reading['groups']): Record<string, unknown> {
  const [first, second] = groups[call] ?? [];
  if (!first) return {};
  if (call === 'service_fact') return { ids: [first.label, ...(second && second.share > ALSO ? [second.label] : [])] };
  return call === 'my_purchase' ? { about: first.label } : { id: first.label };
}

const BOUND: Record<string, string> = { max: '이하', min: '이상', around: '정도' };

/** Amounts are read by rules; which end of a price one is, by the network where it marked one. */
function budgetIn(
  { spans, flags }: Reading,
  message: string,
): { min: number | null; max: number | null; perHead: boolean } | null {
  const byRules = readBudget(message).budget;
  if (byRules) return byRules;
  const said = spans.flatMap(({ role, text }) => (role in BOUND ? [`${text} ${BOUND[role]}`] : []));
  const { budget } = readBudget([flags.includes('each') ? '1인당' : '', ...said].join(' ').trim());
  return budget;
}

const SURE_OF_ORDER = 0.6;
function sortIn({ groups }: Reading, message: string): string | null {
  const [first] = groups.sort ?? [];
  return first && first.share > SURE_OF_ORDER && ORDERS.test(message) ? first.label : null;
}
/** The order is asked for in words; without them the network only guesses which one it would be. */
const ORDERS =
  /싼|싸|저렴|가성비|비싼|비싸|비쌉|고급|좋은|최고|최저|큰|작은|적은|많은|대용량|소용량|인기|잘\s?나가|많이|단가|당\s?얼|낮은|높은|헐|알뜰|착한|부담|깎/;
