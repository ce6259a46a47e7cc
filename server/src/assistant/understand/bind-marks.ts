import { COMMA, type Mark, QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';

export type Bound = { kind: Mark['kind']; subjects: Subject[]; cut: { start: number; end: number } };

/** What may stand between a thing and what is said of it; longer words first. */
const LINKING = [
  '(?:들어간|들어있는|들어가는|함유된|포함된|섞인|들은|넣은|먹는|있는|된|든|낀)',
  '(?:우리|저희|제가|내가|나는|저는|나|저|아이가|아이는|아이|애기가|애기|애가|애는|애|아들이|아들|딸이|딸|남편이|남편|아내가|와이프가|엄마가|아빠가|부모님이|부모님|할머니가|조카가|친구가|손님이|가족이)',
  '(?:음식|제품|종류|성분|재료|계열|관련|같은|쪽|맛|향|류|들|거|것|건|걸|게|꺼)',
  '(?:심한|심하게|심해서|약한|약간|조금|진짜|정말|너무|완전|아예|절대|전혀|모두|전부|둘다|셋다|제발|꼭|좀|잘|다|또)',
  '(?:때문에|에는|에|을|를|이|가|은|는|도|만|랑|의|로|요)',
];
const LINK = new RegExp(`^(?:${LINKING.join('|')})*$`);
const LONGEST_LINK = 14;
const JOINED = /^(?:이랑|랑|하고|과|와|이나|나|및|도|은|는|에|그리고|이고)*&?(?:그리고|또)?$/;
/** Said after an allergy whose things come later: `알레르기: 우유, 계란`, `못 먹는 건 오이`. */
const LEADS_ON = /^(?:음식|성분|재료|유발|식품|있는)?(?:는|은)?(?:음식|거|것|건|게|재료)?(?:은|는|이|가)?&?$/;
const ENDS_LIST = /^(?:이요|이에요|예요|이야|임|요|야|입니다|이랑|이구요|고요)?(?:$|[|^&])/;
const ENDING = /[가이는은도있어아으음지요서데니까거건걸게든야여임다줘주세네며면해하한고구을를로만것라돼되겠습셔심]/;

/** Each mark takes the things it is said of: those before it, else those that follow. */
export function bindMarks(text: string, wordStarts: ReadonlySet<number>, subjects: Subject[], marks: Mark[]): Bound[] {
  const starts = new Set(subjects.map(({ start }) => start));
  const bound: Bound[] = [];
  let from = 0;
  for (const mark of marks) {
    const before = subjects.filter(({ start, end }) => start >= from && end <= mark.start);
    const things = isAsked(text, mark) ? [] : listBefore(text, before, mark);
    const later = things.length === 0 && (mark.kind === 'allergy' || mark.kind === 'cannot' || mark.kind === 'refused');
    const after = later ? listAfter(text, subjects, mark) : [];
    if (things.length + after.length === 0) things.push(...nearestBefore(text, before, mark));
    if (things.length + after.length === 0) continue;
    const start = things.length > 0 && isNextTo(text, things, mark) ? things[0]!.start : mark.start;
    const end = Math.max(endOf(text, mark.end, wordStarts, starts), after.at(-1)?.end ?? 0);
    bound.push({
      kind: mark.kind,
      subjects: [...things, ...after],
      cut: { start: homeBefore(text, start, mark), end },
    });
    from = end;
  }
  return bound;
}

/** `과자 많이 있어?` asks whether we have it. */
const isAsked = (text: string, { kind, end }: Mark): boolean =>
  kind === 'have' && new RegExp(`^[가-힣]{0,3}\\${QUESTION}`).test(text.slice(end));

function listBefore(text: string, subjects: Subject[], mark: Mark): Subject[] {
  const last = subjects.at(-1);
  if (!last) return [];
  const link = text.slice(last.end, mark.start);
  if (link.length > LONGEST_LINK || !LINK.test(link)) return [];
  const things = [last];
  for (const subject of subjects.slice(0, -1).toReversed()) {
    const next = things[0]!;
    const between = text.slice(subject.end, next.start);
    if (!JOINED.test(between)) break;
    const isSaid = between !== '' && between !== COMMA;
    const isSameKind = (subject.ingredient === null) === (next.ingredient === null);
    // `간식 우유 빼고` wants the first; `우유 계란 빼고` neither.
    if (!isSaid && !(isSameKind && (between === COMMA || subject.ingredient !== null))) break;
    things.unshift(subject);
  }
  return things;
}

/** Where health is the reason, a sentence that is worded in another way still means the ingredient it names. */
function nearestBefore(text: string, before: Subject[], { kind, start }: Mark): Subject[] {
  if (kind !== 'allergy' && kind !== 'cannot') return [];
  const last = before.findLast(({ ingredient }) => ingredient !== null);
  return last && !text.slice(last.end, start).includes(STOP) ? [last] : [];
}

const isNextTo = (text: string, things: Subject[], { start }: Mark): boolean =>
  LINK.test(text.slice(things.at(-1)!.end, start).slice(0, LONGEST_LINK));

function listAfter(text: string, subjects: Subject[], mark: Mark): Subject[] {
  const stop = text.indexOf(STOP, mark.end);
  const later = subjects.filter(({ start, end }) => start >= mark.end && (stop < 0 || end <= stop || start > stop));
  const first = later[0];
  if (!first) return [];
  const lead = text.slice(mark.end, first.start).replace(/^[어아는은하]*/, '');
  const things = [first];
  for (const subject of later.slice(1)) {
    if (!JOINED.test(text.slice(things.at(-1)!.end, subject.start))) break;
    things.push(subject);
  }
  const isList =
    ENDS_LIST.test(text.slice(things.at(-1)!.end)) && things.every(({ ingredient }) => ingredient !== null);
  if (mark.kind === 'refused' && !/[거것건게](?:은|는|이|가)?&?$/.test(lead)) return [];
  if (LEADS_ON.test(lead) && (mark.kind === 'allergy' || ENDS_LIST.test(text.slice(things.at(-1)!.end)))) return things;
  return isList && mark.kind === 'allergy' ? things : [];
}

/** The verb's ending goes with it (`못먹` + `어요`), but not the next word. */
function endOf(text: string, from: number, wordStarts: ReadonlySet<number>, subjects: ReadonlySet<number>): number {
  let end = from;
  while (end < text.length && !wordStarts.has(end) && !subjects.has(end) && ENDING.test(text[end]!)) end++;
  const helper = /^(?:이|가)?있(?:어|는|음|으|거|다|습|고)[가-힣]*/.exec(text.slice(end));
  if (!helper) return end;
  const until = end + helper[0].length;
  for (let at = end + 1; at < until; at++) if (wordStarts.has(at) || subjects.has(at)) return at;
  return until;
}

/** `집에 쌀 있어서`: the place stands before the thing. */
function homeBefore(text: string, start: number, { kind }: Mark): number {
  return kind === 'have' && text.slice(0, start).endsWith('집에') ? start - 2 : start;
}
