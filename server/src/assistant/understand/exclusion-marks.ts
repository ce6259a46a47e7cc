import { ALLERGY, ALLERGY_NOT, BACK, CANNOT, CANNOT_INGREDIENT, HAVE, INSTEAD, REFUSED } from './exclusion-words';
import type { Letters } from './letters';

const ENDING =
  /[가이는은도있어아으음지요서데니까거건걸게든야여임다줘주세네며면해하한고구을를로만것라돼되겠습셔심대답더]/;

/** Where what harms has been told: the rest of the word, and how it comes. */
export function toldUntil(letters: Letters, from: number, subjects: ReadonlySet<number>): number {
  return arises(letters.text, restOfWord(letters, from, subjects), subjects);
}

const LONGEST_ENDING = 4;

/** `간지러` + `움`: a short rest of the word belongs to it, unless it names something. */
function restOfWord({ text, wordStarts }: Letters, from: number, subjects: ReadonlySet<number>): number {
  let end = from;
  while (end < text.length && !wordStarts.has(end) && /[가-힣]/.test(text[end]!)) {
    if (subjects.has(end)) return from;
    end++;
  }
  return end - from <= LONGEST_ENDING ? end : from;
}

/** `두드러기가 온몸에 올라온다 아이가`: how it comes is no news of what is open. */
function arises(text: string, from: number, subjects: ReadonlySet<number>): number {
  const said = ARISES.exec(text.slice(from))?.[0].length ?? 0;
  for (let at = from; at < from + said; at++) if (subjects.has(at)) return from;
  return from + said;
}
const ARISES =
  /^(?:이|가|도)?(?:막|쫙|확|자꾸|다|온몸에|얼굴에|목에)*(?:올라(?:온|오|와|왔|옴)|돋|생기|생겨|번지|번져|퍼지|퍼져|솟)(?:[가-힣]{0,3}?(?:아이가|아입니까|다|요|서|고|네|지|음|ㅁ|니다))?/;

/** The verb's ending goes with it (`못먹` + `어요`), but not the next word. */
export function endOf({ text, wordStarts }: Letters, from: number, subjects: ReadonlySet<number>): number {
  let end = from;
  const isHelped = HELPER.test(text.slice(from));
  while (!isHelped && end < text.length && !wordStarts.has(end) && !subjects.has(end) && ENDING.test(text[end]!)) end++;
  const helper = HELPER.exec(text.slice(end));
  if (!helper) return end;
  const until = end + helper[0].length;
  for (let at = end + 1; at < until; at++) if (wordStarts.has(at) || subjects.has(at)) return at;
  return until;
}

const HELPER = /^(?:이|가)?있(?:는데|으니까|으니|으면|어서|어도|거든|습니다|음|다고|다|고|어|는)요?/;

/** What is said of a thing to leave it out, and how it is taken back. Matched on text without spaces. */
export type Mark = {
  kind: MarkKind;
  start: number;
  end: number;
  /** Says it only of an ingredient. */
  ofIngredient: boolean;
  /** There is none, whatever was held before. */
  isDenial: boolean;
  /** A colon follows, and then what it is said of: `제외: 우유, 땅콩`. */
  isHeading: boolean;
};
type MarkKind = 'allergy' | 'cannot' | 'refused' | 'have' | 'back' | 'instead';

/** Signs that stand for what punctuation said; `normalise` keeps them. */
export const COMMA = '&';
export const STOP = '|';
export const QUESTION = '^';

const group = (name: string, parts: string[]): string => `(?<${name}>${parts.join('|')})`;
const MARKS = new RegExp(
  [
    group('none', [`(?:${ALLERGY})(?:${ALLERGY_NOT})`]),
    group('back', BACK),
    group('instead', [INSTEAD]),
    group('allergy', [ALLERGY]),
    group('cannot', CANNOT),
    group('ingredient', CANNOT_INGREDIENT),
    group('have', HAVE),
    group('refused', REFUSED),
  ].join('|'),
  'g',
);

/** `알레르기 있는 것:` */
const LED_ON = /^[가-힣]{0,8}$/;

export function marksIn({ text, colons, wordStarts }: Pick<Letters, 'text' | 'colons' | 'wordStarts'>): Mark[] {
  const marks: Mark[] = [];
  const search = new RegExp(MARKS);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    if (isAcross(match, text, wordStarts)) {
      search.lastIndex = match.index + 1;
      continue;
    }
    const groups = match.groups!;
    const end = match.index + match[0].length;
    marks.push({
      kind: kindOf(groups),
      start: match.index,
      end,
      isHeading: Array.from(colons).some((at) => at >= end && LED_ON.test(text.slice(end, at))),
      ofIngredient: groups.ingredient !== undefined,
      isDenial: groups.none !== undefined,
    });
  }
  return marks;
}

/** `과자 제외` holds `자제`: the last letter of one word and the mark that begins with the next. */
function isAcross({ index }: RegExpExecArray, text: string, wordStarts: ReadonlySet<number>): boolean {
  if (wordStarts.has(index) || !wordStarts.has(index + 1)) return false;
  const next = new RegExp(MARKS.source, 'y');
  next.lastIndex = index + 1;
  return next.test(text);
}

function kindOf({
  none,
  back,
  instead,
  allergy,
  cannot,
  ingredient,
  have,
}: Record<string, string | undefined>): MarkKind {
  if (none || back) return 'back';
  if (instead) return 'instead';
  if (allergy) return 'allergy';
  if (cannot || ingredient) return 'cannot';
  return have ? 'have' : 'refused';
}

const LEFT_OUT =
  '(?:조건|제외|필터|제한|알레르기(?:조건|필터|설정|얘기)|(?:뺀|뺐던|빼놓은|빼둔|제외한|제외했던|가린|빼달라고한|빼달라는|빼라고한|못먹는다고한|안먹는다고한|빼는)(?:거|것|건|걸|음식|재료|애들)?)(?:들)?(?:을|를|은|는|도)?';
const UNDO =
  '(?:초기화|취소|해제|풀어|풀자|지워|리셋|없애|없던|무시|잊어|되돌|원래대로|원상|다시넣|넣어|다시보여|포함|복구|살려|돌려)';
/**
 * `아까 뺀 거 다 다시 넣어줘`, `조건 초기화`: everything may be offered again. `아무거나 괜찮아` says nothing of the kind.
 */
export const TAKES_ALL_BACK = new RegExp(
  [
    `${LEFT_OUT}(?:이제|그냥)?(?:다|모두|전부|싹|몽땅|전체)?(?:이제|다시)?${UNDO}`,
    '(?:가리는|못먹는|안먹는)(?:거|것|음식)(?:은|는|이|도)?(?:이제|하나도|전혀|아예)?없(?:어|음|습|다)',
    '(?:이제|인제)(?:다|전부|모두|뭐든|뭐든지|아무거나)(?:다|잘)?(?:먹어|먹을수있|먹음|먹는다|괜찮|가능)',
    '(?:다|전부|모두)(?:먹을수있|잘먹)(?:어|음|다|습)',
    `(?:(?:아까|방금|앞에서?|위에서?|전에)(?:내가|제가)?(?:말한|말했던|얘기한|얘기했던|알려준|적은|한)|^(?:아|참|그럼|이제|나|저)*)알(?:레르기|러지)(?:들)?(?:은|는|을|를|도)?(?:이제|그냥)?(?:다|모두|전부|싹|몽땅)(?:이제)?${UNDO}`,
    '(?:방금|아까|앞에|위에)(?:한말|말한거|말한것|말한건|한얘기)(?:은|는|도)?(?:다|전부|그냥)?(?:취소|무시|잊어|없던)',
  ].join('|'),
);
