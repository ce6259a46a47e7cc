import type { Exclusion } from '../exclusion';
import { endOf, type Mark, QUESTION, STOP, toldUntil } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { STORES } from './exclusion-words';
import type { Letters } from './letters';
import { isLink, LINK, LONGEST_LINK, PARTICLES } from './link-words';
import { type AreAlike, joinedBefore, listAfter, listBefore } from './lists';

export type Bound = {
  kind: Exclude<Mark['kind'], 'instead'> | 'corrected';
  subjects: Subject[];
  /** Speaks of what is in it (`치즈 든 건 빼줘`), not of the thing. */
  isInside: boolean;
  /** What of the text has been read by this. */
  cuts: { start: number; end: number }[];
};

/** What of a thing is left out by now, if anything is. */
export type HeldFor = (subject: Subject) => Exclusion | null;

type Rules = { heldFor: HeldFor; areAlike: AreAlike } & Record<'canHarm' | 'isDish', (subject: Subject) => boolean>;

/** Each mark takes the things it is said of: those before it, else those that follow. */
export function bindMarks(
  letters: Letters,
  all: Subject[],
  marks: Mark[],
  { heldFor, areAlike, canHarm, isDish }: Rules,
): Bound[] {
  const { text } = letters;
  const subjects = all.filter((each, i) => !isStore(each, text) && !isLinkOf(each, all[i - 1], text));
  const starts = new Set(subjects.map(({ start }) => start));
  const bound: Bound[] = [];
  let from = 0;
  for (const mark of marks) {
    const { kind } = mark;
    if (mark.start < from || isInWish(mark, subjects)) continue;
    const isHealth = kind === 'allergy' || kind === 'cannot';
    const isOfIngredient = mark.ofIngredient || asksWhether(text, mark);
    const mayMean = (subject: Subject) =>
      (!isHealth || canHarm(subject)) &&
      (!isOfIngredient || subject.ingredient !== null || subject.isFood === true || isForbidden(text, subject, mark));
    const before = subjects.filter((each) => each.start >= from && each.end <= mark.start && mayMean(each));
    const things = isAsked(text, mark)
      ? []
      : listBefore(text, before, mark, { areAlike, goesOn: subjects.some(({ start }) => start >= mark.end) });
    if (isHealth && things.length === 0) things.push(...eatenBefore(text, before, mark));
    if (kind === 'allergy' && things.length === 0) things.push(...partBefore(text, before, mark));
    if (isHealth || kind === 'refused') things.splice(0, 1, ...madeOf(text, things[0], before));
    // `새우 껍질 없는 걸로`: only a part of it.
    if (kind === 'refused' && isPartRefused(text, things[0], mark)) continue;
    if (kind === 'back' && !mark.isDenial) things.splice(0, things.length, ...things.filter(heldFor));
    if (kind === 'instead') {
      const corrected = things.filter(heldFor);
      const after = corrected.length > 0 ? listAfter(letters, subjects, { ...mark, kind: 'allergy' }) : [];
      if (after.length > 0) {
        const end = endOf(letters, after.at(-1)!.end, starts);
        bound.push({ kind: 'back', subjects: corrected, isInside: false, cuts: [{ start: corrected[0]!.start, end }] });
        bound.push({ kind: 'corrected', subjects: after, isInside: false, cuts: [] });
        from = end;
        continue;
      }
    }
    const later = (things.length === 0 || mark.isHeading) && (isHealth || kind === 'refused') && !mark.ofIngredient;
    const listed = subjects.filter((each) => mayMean(each) && !isDish(each));
    const after = later ? listAfter(letters, listed, mark) : [];
    // `과자 알레르기: 우유` asks for the first.
    if (after.length > 0) things.splice(0, things.length, ...things.filter(({ ingredient }) => ingredient !== null));
    if (things.length + after.length === 0 && !isAsked(text, mark)) {
      const nearest = (isHealth ? nearestBefore : withReason)(text, before, mark);
      things.push(...(kind === 'back' && !mark.isDenial ? nearest.filter(heldFor) : nearest));
    }
    if (things.length + after.length === 0) continue;
    const isOne = things.length > 0 && (!isHealth || isNextTo(text, things, mark));
    const start = isOne ? things[0]!.start : mark.start;
    const told = isHealth ? toldUntil(letters, mark.end, starts) : mark.end;
    const end = Math.max(endOf(letters, told, starts), after.at(-1)?.end ?? 0);
    bound.push({
      kind: kind === 'instead' || kind === 'refused' ? whyRefused(text, things, mark) : kind,
      subjects: [...things, ...after],
      isInside: INSIDE.test(text.slice(things.at(-1)?.end ?? mark.start, mark.end)),
      cuts: [...things, { start: homeBefore(text, start, mark), end }],
    });
    from = end;
  }
  return [...bound, ...wishedAgain(letters, subjects, bound, heldFor)];
}

/** `이제 커피 마실래`: what was only not eaten for a time is asked for again. */
function wishedAgain(
  { text }: Letters,
  subjects: readonly Subject[],
  bound: readonly Bound[],
  heldFor: HeldFor,
): Bound[] {
  const isBound = (subject: Subject) => bound.some((each) => each.subjects.includes(subject));
  return subjects
    .filter((each) => NOW.test(text.slice(0, each.start)) && AGAIN.test(text.slice(each.end)) && !isBound(each))
    .filter((each) => ['diet', 'refused'].includes(heldFor(each)?.why ?? ''))
    .map((each): Bound => ({ kind: 'back', subjects: [each], isInside: false, cuts: [] }));
}
const NOW = /(?:이제|이젠|인제)(?:는|부터)?$/;
const AGAIN = /^(?:을|를|도|는|은|좀)?(?:마실|먹을|먹자|먹어야|마셔야|마시고싶|먹고싶|사야|살래)/;

/** `콩은 배에 가스 차서 빼고`: health is the reason. */
const whyRefused = (text: string, things: readonly Subject[], { start }: Mark): 'cannot' | 'refused' =>
  things.length > 0 && HARMS.test(text.slice(things.at(-1)!.end, start)) ? 'cannot' : 'refused';
const HARMS =
  /가스|배탈|설사|속이|소화|아파|아프|아픔|두드러|가려워|가렵|간지|토하|토해|체해|탈나|부글|더부룩|울렁|발진/;

/** `우유대신` names what is wanted. */
const isInWish = ({ start, end }: Mark, subjects: readonly Subject[]): boolean =>
  subjects.some((each) => each.word.endsWith('대신') && each.start < start && each.end === end);

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
  if (kind === 'back' && ANY_OF_IT.test(text.slice(end))) return true;
  if (kind === 'back' && /넣|포함|보여|빼|풀|취소|해제|추가/.test(text.slice(start, end))) return false;
  const ending = ASKED.exec(text.slice(end));
  return ending !== null && !/거든|는데|으니|잖아|대$/.test(ending[1]!);
}

/** `햄은 먹을 수 있는 거 아예 없나`, `먹어도 되는 걸로`: looks for some that may be eaten. */
const ANY_OF_IT =
  /^는(?:거|것|게|건|걸|제품|상품|음식|종류)(?:로|으로|만|은|는|이|가|도|라도|좀|중에?)*(?:아예|하나도|혹시|뭐|어떤|진짜|정말|전혀|따로)*(?:없|있|뭐|추천|골라|보여|찾|알려|줘|주세요)/;

/** `사탕은 보내지 말래요`: said of any goods that the sentence is about. */
const isForbidden = (text: string, { end }: Subject, mark: Mark): boolean =>
  FORBIDS.test(text.slice(mark.start, mark.end)) && end <= mark.start;
const FORBIDS = /^(?:보내|가져오|가져가|싸오|싸주|싸가|챙기|담|올리|들이|반입하|권하)지/;

/** `계란 알레르기면 빵은 못 먹나요?` asks for bread that may be eaten. */
const asksWhether = (text: string, { kind, end }: Mark): boolean => kind === 'cannot' && WHETHER.test(text.slice(end));
const WHETHER = /^(?:나|냐|니|는가|는건가|을까|으려나|려나|는건지|는거야|겠지|겠죠)(?:요)?(?=$|[|^&ㅠㅜㅋㅎ])/;

/** `복숭아 털 알레르기` is one against peaches, `새우젓 든 김치` is about the shrimps. */
function madeOf(text: string, thing: Subject | undefined, before: Subject[]): Subject[] {
  if (!thing) return [];
  const inside = before.find(
    ({ end, ingredient }) =>
      end <= thing.start && (ingredient ? HOLDS : HOLDS_GOODS).test(text.slice(end, thing.start)),
  );
  if (thing.ingredient !== null) return [thing];
  const whole = before.find(({ end }) => end === thing.start && thing.topic.weak);
  return [inside ?? whole ?? thing];
}
const HOLDS_GOODS = /^(?:이|가|을|를|만|도)?(?:들어간|들어가는|들어있는|들은|든|섞인|넣은|쓴|쓰는|사용한|사용된)$/;
const HOLDS =
  /^(?:(?:이|가|을|를|만|도)?(?:들어간|들어가는|들어있는|들은|든|섞인|넣은|함유된|포함된|쓴|쓰는|사용한|사용된)|맛|향)?$/;

/** Where health is the reason, a sentence that is worded in another way still means the ingredient it names. */
function nearestBefore(text: string, before: Subject[], { start, ofIngredient }: Mark): Subject[] {
  // `생굴은 노로 걸린 뒤로 못 먹겠고`: what the sentence is about, ingredient or not.
  const isTheme = ({ end }: Subject) => !ofIngredient && /^(?:은|는)/.test(text.slice(end));
  const last = before.findLast((each) => each.ingredient !== null || isTheme(each));
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
  const part = last ? text.slice(last.end, mark.start) : '';
  return /^[가-힣]{1,4}$/.test(part) && !WISHES.test(part) ? nearest : [];
}

const ABOUT = /^(?:은|는|(?:들어간|들어가는|든|들은)(?:건|거는|거|것은|것))/;

/** `바나나는 변비 와서 빼고`: what a weak word tells is not what is left out. */
function reasonedFor(text: string, before: Subject[]): Subject | undefined {
  const last = before.at(-1);
  const theme = before.at(-2);
  const isWeak = last?.ingredient === null && last.topic.weak && !/^(?:은|는|도)/.test(text.slice(last.end));
  return isWeak && theme && ABOUT.test(text.slice(theme.end)) ? theme : last;
}

/** `팝콘은 이에 껴서 빼고`: the reason stands between; `과자는 이거 말고` is about another thing. */
function withReason(text: string, before: Subject[], { kind, start }: Mark): Subject[] {
  const last = reasonedFor(text, before);
  if ((kind !== 'refused' && kind !== 'have' && kind !== 'back') || !last) return [];
  if (kind !== 'refused' && !/^(?:은|는)/.test(text.slice(last.end))) return [];
  // `가시 없는 거` is how it should be; `안 좋아해` is said by a person.
  if (
    /^(?:없|아닌|빠진|안(?!먹|묵|마시|마셔|마심|좋아|땡|내키|드시|드세|드심|드신|드셔)|프리|무첨가)/.test(
      text.slice(start),
    )
  )
    return [];
  const between = text.slice(last.end, start);
  if (isToBeRemoved(last, between, text.slice(start)))
    return [last, ...joinedBefore(text, before.slice(0, -1), last)].toReversed();
  // `새우는 독이에요 알레르기 없으니까`: another sentence.
  if (kind === 'back' && /(?:[해이어아에예]요|니다)$/.test(between)) return [];
  // `돼지껍데기는 싫고`: only that part of it.
  if (kind === 'refused' && PART.test(between)) return [];
  const pointsAway = last.ingredient === null ? POINTS_AWAY : POINTS_PLAINLY;
  const isMarked = last.ingredient !== null || /^(?:은|는|이|가|을|를|도|랑)/.test(between);
  const isReason = isMarked && /^[^&|^0-9]{1,15}$/.test(between) && !pointsAway.test(between) && !WISHES.test(between);
  return isReason ? [last, ...joinedBefore(text, before.slice(0, -1), last)].toReversed() : [];
}

/** `땅콩 든 건 애가 먹을 수도 있어서 빼야 돼`: whatever the reason, that is said of it. */
const isToBeRemoved = ({ ingredient }: Subject, between: string, mark: string): boolean =>
  ingredient !== null &&
  between.length <= LONGEST_REASON &&
  !/[|^&]/.test(between) &&
  /^(?:이|가|을|를)?(?:들어간|들어가는|들어있는|든|들은|함유된|포함된|섞인|넣은)(?:거|건|것|걸|음식|제품)/.test(
    between,
  ) &&
  /^(?:빼|뺀|뺄|제외|말고|사절|사양|거절)/.test(mark);
const LONGEST_REASON = 30;

/** `껍질 없는`: how the thing should be. */
const isPartRefused = (text: string, thing: Subject | undefined, { start }: Mark): boolean =>
  thing !== undefined && PART.test(text.slice(thing.end, start)) && /^(?:없|뺀|빠진|제거)/.test(text.slice(start));

const PART = /^(?:껍데기|껍질|비계|내장|힘줄|꼬리|지느러미|가시|뼈|씨|머리|꼭지)(?:은|는|이|가|도|만)?$/;
const POINTS_AWAY = /(?:거|것|건|걸|게|꺼|껀|런|그|이)$|이거|그거|저거|이런|그런/;
const POINTS_PLAINLY = /(?:이|그|저|요)(?:거|것|건|걸|런)/;
const WISHES = /추천|보여|골라|찾|있어(?!서|가지고)|있나|없어(?!서)|싶|필요|좋은|좋아|땡기|사고|살건|해먹/;

const isNextTo = (text: string, things: Subject[], { start }: Mark): boolean =>
  LINK.test(text.slice(things.at(-1)!.end, start).slice(0, LONGEST_LINK));

/** `집에 쌀 있어서`: the place stands before the thing. */
function homeBefore(text: string, start: number, { kind }: Mark): number {
  if (kind !== 'have') return start;
  const place = STORE_BEFORE.exec(text.slice(0, start));
  return place ? place.index : start;
}
