import { ALLERGY, ALLERGY_NOT, BACK, CANNOT, CANNOT_INGREDIENT, HAVE, INSTEAD, REFUSED } from './exclusion-words';
import type { Letters } from './letters';

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
export type MarkKind = 'allergy' | 'cannot' | 'refused' | 'have' | 'back' | 'instead';

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
