import type { Constraint, Knowledge } from '../knowledge';
import { squeeze } from './squeeze';

export type Constraints = { wants: string[]; avoids: string[]; rest: string };

const NOT_BEFORE = /(?:안|덜|노)$/;
const NOT_AFTER =
  /^(?:은|는|운|한|지)?(?:맛|향)?(?:이|은|는)?(?:거|것|건|걸|게|꺼)?(?:은|는|만|을)?(?:말고|말구|빼|제외|싫|못(?!끊|참|잃)|없(?!나|니|냐|을까|어(?:요)?(?:$|[?.!~ㅋㅎㅠㅜ]))|않|아닌|별로|노노|안되|안돼|안(?:먹|드시|드세|드신|좋아|즐|땡|당기)|x)/;

/** What it should and should not be. What was refused is taken out, so that nothing later looks for it. */
export function readConstraints(message: string, knowledge: Knowledge): Constraints {
  let rest = message;
  let core = squeeze(rest);
  const wants: string[] = [];
  const avoids: string[] = [];
  for (const constraint of knowledge.constraints) {
    const refused = refusedIn(rest, constraint);
    if (refused !== null) {
      avoids.push(constraint.id);
      rest = refused;
      core = squeeze(rest);
      continue;
    }
    const said = constraint.say.find((word) => isSaid(word, core) && isWhole(word, rest, constraint));
    if (said === undefined) continue;
    wants.push(constraint.id);
    if (constraint.attribute !== null && DESCRIBES.test(said)) {
      rest = withoutWord(rest, said);
      core = squeeze(rest);
    }
  }
  // `더블에이 말고 트리플에이`: one rules out the other already.
  const groupOf = (id: string) => knowledge.constraints.find((each) => each.id === id)?.attribute?.split('.')[0];
  const isRuledOut = (id: string) => wants.some((want) => groupOf(want) !== undefined && groupOf(want) === groupOf(id));
  return { wants, avoids: avoids.filter((id) => !isRuledOut(id)), rest };
}

/** `aa` is no part of `aaa`. */
const isSaid = (word: string, core: string): boolean =>
  /^[a-z]+$/.test(word) ? core.split(/[^a-z]+/).includes(word) : core.includes(word);

/** `보여 주신 것`: no sour one. A short word that only describes begins a word. */
const SHORT = 2;
const isWhole = (word: string, message: string, { attribute }: Constraint): boolean => {
  if (attribute === null || word.length > SHORT || /[a-z]/.test(word)) return true;
  const span = find(message, word);
  return span !== null && !/[가-힣]/.test(message[span.start - 1] ?? ' ');
};

/** `뼈 없는 닭고기`: how it should be, which names nothing itself; `순살` may. */
const DESCRIBES = /(?:있|없|달|붙|적|된|재질|소재|만든|로|거|것|걸|은|한)$/;
const ENDING_MAX = 3;
function withoutWord(message: string, word: string): string {
  const span = find(message, word);
  if (!span) return message;
  const ending = /^[가-힣]*/.exec(message.slice(span.end))![0].length;
  return ending > ENDING_MAX ? message : cut(message, span.start, span.end + ending);
}

function refusedIn(message: string, { say, opposite }: Constraint): string | null {
  for (const word of opposite) {
    const span = find(message, word);
    if (span) return cut(message, span.start, span.end);
  }
  for (const word of say) {
    const span = find(message, word);
    if (!span) continue;
    const before = message.slice(0, span.start).trimEnd();
    const after = message.slice(span.end).replaceAll(' ', '');
    if (NOT_BEFORE.test(before) && !/[가-힣](?:안|덜|노)$/.test(before))
      return cut(message, before.length - 1, span.end);
    const negation = NOT_AFTER.exec(after);
    if (negation) return cut(message, span.start, endAfter(message, span.end, negation[0].length));
  }
  return null;
}

/** Where a squeezed word stands in a spaced text. */
function find(message: string, word: string): { start: number; end: number } | null {
  // `초등학생 물통` says nothing of `생물`.
  const isChance = ({ 0: found, index }: RegExpExecArray) =>
    found.includes(' ') && index > 0 && /[가-힣]/.test(message[index - 1]!);
  const match = Array.from(message.matchAll(spacedAnyhow(word))).find((each) => !isChance(each));
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

const patterns = new Map<string, RegExp>();

/** Of the words that operators taught, so there are a few hundred. */
function spacedAnyhow(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const letters = Array.from(word, (char) => char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const made = new RegExp(letters.join('\\s?'), 'g');
  patterns.set(word, made);
  return made;
}

function endAfter(message: string, from: number, letters: number): number {
  let end = from;
  for (let left = letters; left > 0 && end < message.length; end++) if (message[end] !== ' ') left--;
  return end;
}

const cut = (message: string, start: number, end: number): string => `${message.slice(0, start)} ${message.slice(end)}`;
