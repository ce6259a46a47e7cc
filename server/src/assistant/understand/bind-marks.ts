import type { Exclusion } from '../exclusion';
import { COMMA, type Mark, QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { STORES } from './exclusion-words';

export type Bound = {
  kind: Exclude<Mark['kind'], 'instead'> | 'corrected';
  subjects: Subject[];
  /** Speaks of what is in it (`치즈 든 건 빼줘`), not of the thing. */
  isInside: boolean;
  /** What of the text has been read by this. */
  cuts: { start: number; end: number }[];
};

const PARTICLES = '(?:때문에|땜에|땜시|까지|조차|마저|에는|한테|에|을|를|이|가|은|는|도|만|랑|의|로|요)';
const PEOPLE =
  '(?:우리|저희|제|내|나|저|아이|애기|애들|애|아기|아들놈|아들|딸내미|딸|남편|신랑|아내|와이프|집사람|엄마|아빠|어머니|아버지|부모님|할머니|할아버지|시어머니|시아버지|장모님|며느리|사위|손주|손자|손녀|조카|동생|언니|누나|오빠|형|첫째|둘째|셋째|막내|큰애|작은애|친구|동료|손님|가족|식구|강아지|고양이|아가)(?:들)?(?:이|가|는|은|도|한테|께서)?';
const LONGEST_LINK = 16;
/** What may stand between a thing and what is said of it; longer words first. */
const LINKING = [
  '(?:들어간|들어있는|들어가는|들어있|들어가|함유된|포함된|섞인|들은|넣은|먹는|있는|된|든|낀)',
  PEOPLE,
  // `조개 새우 게 이런 거 다 빼고`; without more, `이런 거 말고` is about the list.
  '(?:이런|그런|저런|요런|이딴|그딴)(?:거|것|건|걸|종류|음식|애들)(?:들)?(?:은|는|을|를)?(?=다|전부|모두|싹|일절|아예|못|안|절대)',
  '(?:이런|그런|저런|요런)(?:거|것|종류|음식|애들)(?:들)?(?:다|전부|모두|싹|일절|아예|절대)',
  '(?:이고|고|이며|이라면|이란)(?=다|전부|모두|싹|질색|$)',
  '(?:음식|식품|제품|종류|성분|재료|계열|관련|같은|냄새|향기|식감|국물|알갱이|가루|용품|품|쪽|맛|향|류|들|거|것|건|걸|게|꺼|껀)',
  '(?:심한|심하게|심해서|심하다|심각한|약한|약간|조금|진짜|정말|너무|완전|아예|절대로|절대|무조건|반드시|철저히|확실히|일절|일체|전혀|억수로|겁나|도통|영|모두|전부|둘다|셋다|제발|꼭|좀|쫌|잘|다|또|싹|원래|요즘|이제|아직|그냥|다시|도로|하나도|한입도|한개도|1도|일도|한방울도|조금도|알고보니|사실은|사실|다시보니|지금은|원래는|도저히|당분간|웬만하면|가능하면|되도록|아무래도)',
  `${STORES}(?:는|도)?`,
  '(?:한|두|세|네|다섯|여러|몇|\\d+)(?:판|망|자루|봉지|봉|개|통|박스|병|캔|포대|포|팩|줄|단|마리|kg|키로|상자|묶음|쪽|알|줌|뭉치|그릇|세트|가득)(?:이나|정도|쯤)?',
  PARTICLES,
];
const LINK = new RegExp(`^(?:${LINKING.join('|')})*$`);
/** Bounded: over a long text its alternatives would be tried without end. */
export const isLink = (text: string): boolean => text.length <= LONGEST_LINK && LINK.test(text);
const PARTICLES_AT_END = new RegExp(`(?<=.)${PARTICLES}+$`);
export const withoutParticles = (word: string): string =>
  word.length <= LONGEST_LINK ? word.replace(PARTICLES_AT_END, '') : word;
const JOINED =
  /^(?:이랑|랑|하고|과|와|이나|나|및|도|은|는|에|이고|고|이며|이든지|이든|든지|거나|이거나|혹은|또는|아니면|그리고|이구|구)*&?(?:그리고|또)?$/;
/** Said after an allergy whose things come later: `알레르기: 우유, 계란`, `못 먹는 건 오이`. */
const LEADS_ON =
  /^(?:있어요|있어|있음|있습니다|있고요|있는데요|이 있어요)?(?:음식|성분|재료|유발|식품|있는)?(?:는|은)?(?:음식|거|것|건|게|재료)?(?:은|는|이|가)?&?$/;
const ENDS_LIST =
  /^(?:이요|이에요|예요|이야|임|요|야|입니다|이랑|이구요|고요|이었네|였네|이었어|였어|이었음|였음|이래|래|이네|네|인데|이었다|정도)?(?:요)?(?:$|[|^&ㅋㅎㅠㅜ])/;
const ENDING =
  /[가이는은도있어아으음지요서데니까거건걸게든야여임다줘주세네며면해하한고구을를로만것라돼되겠습셔심대답더]/;

/** What of a thing is left out by now, if anything is. */
export type HeldFor = (subject: Subject) => Exclusion | null;

/** Each mark takes the things it is said of: those before it, else those that follow. */
export function bindMarks(
  text: string,
  wordStarts: ReadonlySet<number>,
  all: Subject[],
  marks: Mark[],
  { heldFor, canHarm, isDish }: { heldFor: HeldFor } & Record<'canHarm' | 'isDish', (subject: Subject) => boolean>,
): Bound[] {
  const subjects = all.filter((each, i) => !isStore(each, text) && !isLinkOf(each, all[i - 1], text));
  const starts = new Set(subjects.map(({ start }) => start));
  const bound: Bound[] = [];
  let from = 0;
  for (const mark of marks) {
    const { kind } = mark;
    if (mark.start < from) continue;
    const isHealth = kind === 'allergy' || kind === 'cannot';
    const mayMean = (subject: Subject) =>
      (!isHealth || canHarm(subject)) && (!mark.ofIngredient || subject.ingredient !== null);
    const before = subjects.filter((each) => each.start >= from && each.end <= mark.start && mayMean(each));
    const things = isAsked(text, mark) ? [] : listBefore(text, before, mark);
    if (isHealth && things.length === 0) things.push(...eatenBefore(text, before, mark));
    if (kind === 'allergy' && things.length === 0) things.push(...partBefore(text, before, mark));
    if (isHealth || kind === 'refused') things.splice(0, 1, ...madeOf(text, things[0], before));
    if (kind === 'back' && !mark.isDenial) things.splice(0, things.length, ...things.filter(heldFor));
    if (kind === 'instead') {
      const corrected = things.filter(heldFor);
      const after = corrected.length > 0 ? listAfter(text, subjects, { ...mark, kind: 'allergy' }, wordStarts) : [];
      if (after.length > 0) {
        const end = endOf(text, after.at(-1)!.end, wordStarts, starts);
        bound.push({ kind: 'back', subjects: corrected, isInside: false, cuts: [{ start: corrected[0]!.start, end }] });
        bound.push({ kind: 'corrected', subjects: after, isInside: false, cuts: [] });
        from = end;
        continue;
      }
    }
    const later = things.length === 0 && (isHealth || kind === 'refused') && !mark.ofIngredient;
    const listed = subjects.filter((each) => mayMean(each) && !isDish(each));
    const after = later ? listAfter(text, listed, mark, wordStarts) : [];
    if (things.length + after.length === 0 && !isAsked(text, mark)) {
      const nearest = (isHealth ? nearestBefore : withReason)(text, before, mark);
      things.push(...(kind === 'back' && !mark.isDenial ? nearest.filter(heldFor) : nearest));
    }
    if (things.length + after.length === 0) continue;
    const isOne = things.length > 0 && (!isHealth || isNextTo(text, things, mark));
    const start = isOne ? things[0]!.start : mark.start;
    const told = isHealth ? restOfWord(text, mark.end, wordStarts, starts) : mark.end;
    const end = Math.max(endOf(text, told, wordStarts, starts), after.at(-1)?.end ?? 0);
    bound.push({
      kind: kind === 'instead' ? 'refused' : kind,
      subjects: [...things, ...after],
      isInside: INSIDE.test(text.slice(things.at(-1)?.end ?? mark.start, mark.end)),
      cuts: [...things, { start: homeBefore(text, start, mark), end }],
    });
    from = end;
  }
  return bound;
}

const INSIDE = /들어|든|함유|섞|포함|넣|무첨가/;

const AT_STORE = new RegExp(`^${STORES}`);
const STORE_BEFORE = new RegExp(`${STORES}(?:는|도)?$`);
const ASKED = new RegExp(`^([가-힣]{0,4})\\${QUESTION}`);

/** `냉장고에` is where it lies. */
const isStore = ({ word, end }: Subject, text: string): boolean => AT_STORE.test(`${word}${text[end] ?? ''}`);

/** `우유 든 음식`, `토마토 냄새` speak of what stands before. */
const isLinkOf = ({ word, start }: Subject, before: Subject | undefined, text: string): boolean =>
  before !== undefined && word.length > 1 && isLink(word) && isLink(text.slice(before.end, start));

/** `과자 많이 있어?` asks whether we have it, `우유 먹어도 돼?` whether it may be eaten; `있거든?` asks nothing. */
function isAsked(text: string, { kind, start, end }: Mark): boolean {
  if (kind !== 'have' && kind !== 'back') return false;
  if (kind === 'back' && /넣|포함|보여|빼|풀|취소|해제|추가/.test(text.slice(start, end))) return false;
  const ending = ASKED.exec(text.slice(end));
  return ending !== null && !/거든|는데|으니|잖아|대$/.test(ending[1]!);
}

function listBefore(text: string, subjects: Subject[], mark: Mark): Subject[] {
  const last = subjects.at(-1);
  if (!last) return [];
  const link = text.slice(last.end, mark.start);
  if (!isLink(link)) return [];
  return [last, ...joinedBefore(text, subjects.slice(0, -1), last, ALL.test(link))].toReversed();
}
/** `마늘 파 양파 다 못 먹는`: every one of them. */
const ALL = /다|전부|모두|싹|일절|모조리/;

/** Those that stand in one list with a thing, the nearest first. */
function joinedBefore(text: string, subjects: Subject[], last: Subject, isEvery = false): Subject[] {
  const joined: Subject[] = [];
  let next = last;
  for (const subject of subjects.toReversed()) {
    const between = text.slice(subject.end, next.start);
    if (!JOINED.test(between)) break;
    const isSaid = between !== '' && between !== COMMA && between !== '에';
    const isSameKind = (subject.ingredient === null) === (next.ingredient === null);
    // `간식 우유 빼고` wants the first; `우유 계란 빼고` neither.
    if (!isSaid && !isEvery && !(isSameKind && (between === COMMA || subject.ingredient !== null))) break;
    joined.push(subject);
    next = subject;
  }
  return joined;
}

/** `복숭아 털 알레르기` is one against peaches, `새우젓 든 김치` is about the shrimps. */
function madeOf(text: string, thing: Subject | undefined, before: Subject[]): Subject[] {
  if (!thing) return [];
  const inside = before.find(
    ({ end, ingredient }) => ingredient !== null && end <= thing.start && HOLDS.test(text.slice(end, thing.start)),
  );
  if (thing.ingredient !== null) return [thing];
  const whole = before.find(({ end }) => end === thing.start && thing.topic.weak);
  return [inside ?? whole ?? thing];
}
const HOLDS = /^(?:(?:이|가|을|를|만|도)?(?:들어간|들어가는|들어있는|들은|든|섞인|넣은|함유된|포함된)|맛|향)?$/;

/** Where health is the reason, a sentence that is worded in another way still means the ingredient it names. */
function nearestBefore(text: string, before: Subject[], { start, ofIngredient }: Mark): Subject[] {
  const last = before.findLast(({ ingredient }) => ingredient !== null);
  if (!last) return [];
  const between = text.slice(last.end, start);
  if (between.includes(STOP) || (ofIngredient && (between.length > 10 || WISHES.test(between)))) return [];
  const others = before.filter(({ end }) => end <= last.start);
  return [last, ...joinedBefore(text, others, last)].toReversed();
}

/** `우유 먹으면 두드러기 나요. 소고기`: what was eaten is meant, whatever is named afterwards. */
function eatenBefore(text: string, before: Subject[], mark: Mark): Subject[] {
  const nearest = nearestBefore(text, before, mark);
  const last = nearest.at(-1);
  return last && EATEN.test(text.slice(last.end, mark.start)) ? nearest : [];
}
const EATEN = new RegExp(`^${PARTICLES}?(?:조금|좀)?(?:만|도)?(?:먹|묵|드시|드신|마시|마신|섭취|닿|만지)`);

/** `조개껍데기 알레르기` is one against what it is the shell of. */
function partBefore(text: string, before: Subject[], mark: Mark): Subject[] {
  const nearest = nearestBefore(text, before, mark);
  const last = nearest.at(-1);
  return last && /^[가-힣]{1,4}$/.test(text.slice(last.end, mark.start)) ? nearest : [];
}

/** `팝콘은 이에 껴서 빼고`: the reason stands between; `과자는 이거 말고` is about another thing. */
function withReason(text: string, before: Subject[], { kind, start }: Mark): Subject[] {
  const last = before.at(-1);
  if ((kind !== 'refused' && kind !== 'have' && kind !== 'back') || !last) return [];
  if (kind !== 'refused' && !/^(?:은|는)/.test(text.slice(last.end))) return [];
  // `가시 없는 거` is how it should be.
  if (/^(?:없|아닌|빠진|안|프리|무첨가)/.test(text.slice(start))) return [];
  const between = text.slice(last.end, start);
  const pointsAway = last.ingredient === null ? POINTS_AWAY : POINTS_PLAINLY;
  const isMarked = last.ingredient !== null || /^(?:은|는|이|가|을|를|도|랑)/.test(between);
  const isReason = isMarked && /^[^&|^0-9]{1,15}$/.test(between) && !pointsAway.test(between) && !WISHES.test(between);
  return isReason ? [last, ...joinedBefore(text, before.slice(0, -1), last)].toReversed() : [];
}

const POINTS_AWAY = /(?:거|것|건|걸|게|꺼|껀|런|그|이)$|이거|그거|저거|이런|그런/;
const POINTS_PLAINLY = /(?:이|그|저|요)(?:거|것|건|걸|런)/;
const WISHES = /추천|보여|골라|찾|있어|있나|없어|싶|필요|좋은|좋아|땡기|사고|살건|해먹/;

const isNextTo = (text: string, things: Subject[], { start }: Mark): boolean =>
  LINK.test(text.slice(things.at(-1)!.end, start).slice(0, LONGEST_LINK));

/** `게랑 새우요 국물 뭐 먹지`: the list ends with its word. */
const isToldOff = (text: string, end: number, wordStarts: ReadonlySet<number>): boolean => {
  const told = /^이?(?:요|에요|예요|용|여)/.exec(text.slice(end));
  return told !== null && wordStarts.has(end + told[0].length);
};

function listAfter(text: string, subjects: Subject[], mark: Mark, wordStarts: ReadonlySet<number>): Subject[] {
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
    (ENDS_LIST.test(text.slice(things.at(-1)!.end)) || isToldOff(text, things.at(-1)!.end, wordStarts)) &&
    things.every(({ ingredient }) => ingredient !== null);
  if (mark.kind === 'refused' && !/[거것건게](?:은|는|이|가)?&?$/.test(lead)) return [];
  if (LEADS_ON.test(lead) && (mark.kind === 'allergy' || ENDS_LIST.test(text.slice(things.at(-1)!.end)))) return things;
  return isList && mark.kind === 'allergy' ? things : [];
}

const LONGEST_ENDING = 4;

/** `간지러` + `움`: a short rest of the word belongs to it, unless it names something. */
function restOfWord(
  text: string,
  from: number,
  wordStarts: ReadonlySet<number>,
  subjects: ReadonlySet<number>,
): number {
  let end = from;
  while (end < text.length && !wordStarts.has(end) && /[가-힣]/.test(text[end]!)) {
    if (subjects.has(end)) return from;
    end++;
  }
  return end - from <= LONGEST_ENDING ? end : from;
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
  if (kind !== 'have') return start;
  const place = STORE_BEFORE.exec(text.slice(0, start));
  return place ? place.index : start;
}
