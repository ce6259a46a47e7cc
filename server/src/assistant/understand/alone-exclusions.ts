import type { Exclusion } from '../exclusion';
import type { Ingredient, Knowledge } from '../knowledge';
import type { Subject } from './exclusion-subjects';
import { leftOut } from './groups';

/** Left out by a word that needs no verb (`비건`, `글루텐프리`), or let in again (`비건 아니야`). */
export type Alone = { exclusion: Exclusion; isBack: boolean; cut: { start: number; end: number } };

/** `카페인 센 커피` wants it. */
const WISH = /^(?:이|가|은|는|도)?(?:많|센|쎈|강|높|충전|보충|필요|땡|들어간|들어있는|있는|든거|함유)/;
const BACK =
  /^(?:주의자|식)?(?:은|는|이|가)?(?:이제)?(?:ㄴㄴ|노노|아니|아님|아닌|말고|그만|안해|끊|취소|해제|관뒀|포기)/;

const TAIL =
  /^(?:교도|교|불내증|불내|증|주의자|이라서|이라|라서|라|인데|이고|이에요|예요|이야|이신|이지만|지만|이구|있는)*/;

const EATS =
  /(?:치즈|우유|유제품|계란|달걀)(?:이랑|랑|하고|과|와|&|치즈|우유|유제품|계란|달걀)*(?:은|는|도|까지|까진|정도는)*(?:먹(?!지|으면)|괜찮|가능|허용)/;

/** `베지테리언인데 치즈는 먹어요`: neither meat nor fish, and what of milk and eggs is not named. */
function vegetarian(text: string, vegan: Alone, ingredients: readonly Ingredient[]): Alone[] {
  const eats = EATS.exec(text);
  if (!eats || vegan.isBack) return [vegan];
  const cut = { start: eats.index, end: eats.index + eats[0].length };
  const isEaten = ({ say, forms }: Ingredient) => [...say, ...forms].some((word) => eats[0].includes(word));
  return ingredients
    .filter((each) => each.id === 'lacto-ovo' || ((each.id === 'milk' || each.id === 'egg') && !isEaten(each)))
    .map((each, i) => ({ exclusion: dietOf(each), isBack: false, cut: i === 0 ? cut : vegan.cut }))
    .concat([{ ...vegan, exclusion: dietOf(ingredients.find(({ id }) => id === 'lacto-ovo')!) }]);
}

export function aloneIn(text: string, wordStarts: ReadonlySet<number>, { ingredients }: Knowledge): Alone[] {
  return ingredients.flatMap((ingredient): Alone[] => {
    const word = ingredient.alone.find((each) => text.includes(each));
    if (word === undefined) return [];
    const start = text.indexOf(word);
    const after = text.slice(start + word.length);
    if (WISH.test(after) || (text[start - 1] === '고' && !wordStarts.has(start))) return [];
    const back = BACK.exec(after)?.[0] ?? '';
    const isBack = back !== '';
    let end = start + word.length + back.length;
    while (isBack && end < text.length && !wordStarts.has(end)) end++;
    if (!isBack) end += TAIL.exec(after)?.[0].length ?? 0;
    // `유당불내증인데 라떼는`: its first letter is no ending.
    if (wordStarts.has(end - 1) && end < text.length && !wordStarts.has(end)) end--;
    // `디카페인` goes on to name what is wanted.
    const isPart = text[start - 1] === '디';
    const alone = { exclusion: dietOf(ingredient), isBack, cut: isPart ? { start, end: start } : { start, end } };
    return ingredient.requires.includes('vegan') ? vegetarian(text, alone, ingredients) : [alone];
  });
}

/** `노밀가루`, `무카페인`, `논알콜`. */
export function prefixed(text: string, wordStarts: ReadonlySet<number>, subjects: readonly Subject[]): Alone[] {
  const isEnd = (at: number) => at >= text.length || wordStarts.has(at) || /[|^&]/.test(text[at]!);
  return subjects.flatMap(({ ingredient, start, end }): Alone[] => {
    if (!ingredient) return [];
    // `우유무`, at the end of a word.
    const isSuffixed = /[무노無]/.test(text[end] ?? '') && !wordStarts.has(end) && isEnd(end + 1);
    if (isSuffixed) return [{ exclusion: dietOf(ingredient), isBack: false, cut: { start, end: end + 1 } }];
    const isFirst = wordStarts.has(start - 1) || subjects.some((each) => each.end === start - 1);
    return !wordStarts.has(start) && isFirst && /[노무논]/.test(text[start - 1]!)
      ? [{ exclusion: dietOf(ingredient), isBack: false, cut: { start: start - 1, end } }]
      : [];
  });
}

const UNDER_ONE =
  /돌(?:도)?(?:안|전|이전|지나지)|신생아|백일(?:된|아기|전)|생후\d+일|이유식(?=먹|시작|중|하는|초기|중기|후기)|(\d+)개월/;
const YEAR = 12;

/** Honey is dangerous in the first year, whoever knows it. */
export function infantIn(text: string, { ingredients }: Knowledge): Alone[] {
  const said = UNDER_ONE.exec(text);
  const honey = ingredients.find(({ traits }) => traits.includes('honey'));
  if (!said || !honey || Number(said[1] ?? 0) >= YEAR) return [];
  if (said[1] !== undefined && !/아기|애기|아이|애가|애는|간식|이유식|먹/.test(text)) return [];
  return [{ exclusion: dietOf(honey), isBack: false, cut: { start: 0, end: 0 } }];
}

/** `비건인데 꿀은 먹기로 했어`: the diet's other parts stay. */
export function partsOfDiet(eaten: readonly Ingredient[], { ingredients }: Knowledge): Exclusion[] {
  return ingredients.filter(({ id }) => DIET_PARTS.has(id) && !eaten.some((each) => each.id === id)).map(dietOf);
}
const DIET_PARTS: ReadonlySet<string> = new Set(['lacto-ovo', 'milk', 'egg', 'honey']);
export const isDietPart = ({ id }: Ingredient): boolean => id !== 'lacto-ovo' && DIET_PARTS.has(id);

const dietOf = (ingredient: Ingredient): Exclusion => leftOut(ingredient, 'diet');
