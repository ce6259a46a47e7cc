import { traitOf } from '../../products/trait-rules';
import type { Exclusion } from '../exclusion';
import type { Ingredient, Knowledge } from '../knowledge';
import { fitsOfAny } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import type { Subject } from './exclusion-subjects';

/** `라면 먹으면 속이 안 좋아` names no ingredient: the dish is left out and nothing is concluded of others. */
export function isDish({ ingredient, topic }: Subject, goods: Goods): boolean {
  if (ingredient) return false;
  const named = namedBy(topic.find[0]!, goods);
  return named.length > 0 && !named.some(({ traits }) => traitOf(traits, 'single') === 'yes');
}

/** `감자 양파 당근`: different goods of one shelf; `과일 사과` is the shelf and one of it. */
export function areAlike(a: Subject, b: Subject, goods: Goods): boolean {
  if (a.ingredient || b.ingredient || a.topic.weak || b.topic.weak) return false;
  const [first, second] = [namedBy(a.word, goods), namedBy(b.word, goods)];
  const shelves = new Set(first.map(({ subCategory }) => subCategory));
  return second.some(({ subCategory }) => shelves.has(subCategory)) && !second.some((good) => first.includes(good));
}

/** `두부모래` is made of no food that anybody eats; `분유` is, though only flasks mention it. */
export function isNotEaten({ word, ingredient, isForm }: Subject, goods: Goods): boolean {
  if (ingredient === null || !isForm || ingredient.forms.includes(word)) return false;
  const called = namedBy(word, goods).filter(({ line }) => line.replaceAll(' ', '').includes(word));
  return called.length > 0 && called.every(({ categoryId }) => categoryId > 2);
}

/** What a word names best. */
function namedBy(word: string, goods: Goods): Good[] {
  const fits = fitsOfAny(goods, [word], null);
  const best = Math.max(0, ...fits.values());
  return [...fits].filter(([, fit]) => fit >= best - 1).map(([good]) => good);
}

/** What a word for many is made up of, so that one of them can be let in again. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  nuts: ['almond', 'tree-nut', 'walnut', 'pine-nut', 'peanut'],
  crustacean: ['crab', 'shrimp'],
  seafood: ['fish', 'crab', 'shrimp', 'squid', 'shellfish'],
  meat: ['pork', 'beef', 'chicken'],
};

export const isPartOf = (ingredient: Ingredient | null, { key }: Pick<Exclusion, 'key'>): boolean =>
  ingredient !== null && (PARTS[key]?.includes(ingredient.id) ?? false);

/** `견과류 알레르기`, then `땅콩은 이제 먹어도 된대요`: the others stay, for the same reason. */
export function withoutParts(
  group: Exclusion,
  letIn: readonly Ingredient[],
  ingredients: readonly Ingredient[],
): Exclusion[] {
  const isLetIn = (id: string) => letIn.some((each) => each.id === id);
  if (!PARTS[group.key]?.some(isLetIn)) return [group];
  return ingredients
    .filter(({ id }) => PARTS[group.key]!.includes(id) && !isLetIn(id))
    .map((each) => leftOut(each, group.why));
}

/** An ingredient as it is left out. What stands for a whole kind of food is only not wanted: no label tells of it. */
export const leftOut = (ingredient: Ingredient, why: Exclusion['why'], form?: string): Exclusion => {
  const { id: key, traits, requires, say, forms, covers } = ingredient;
  // `캐슈넛(견과류)`: what was said, and what it stands for.
  const label = form === undefined ? ingredient.label : `${form}(${ingredient.label})`;
  return {
    key,
    label,
    why: covers.length > 0 ? 'refused' : why,
    traits,
    requires,
    words: [...say, ...forms, ...covers],
  };
};

/** It is not given up where some of its parts are still left out. */
export const isNarrowed = ({ key }: Exclusion, added: readonly Exclusion[]): boolean =>
  added.some((each) => PARTS[key]?.includes(each.key));

/** Kinds of one ingredient that a label does not part. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['홍합', '전복', '바지락', '굴', '꼬막', '가리비', '소라'],
};
/** Less than the whole ingredient: a form of it, or one kind. */
export const isLess = ({ isForm, ingredient, word }: Subject): boolean =>
  isForm || (ingredient !== null && (KINDS[ingredient.id]?.includes(word) ?? false));

/** What is held of which only a form is let in: `새우 못 먹어요`, then `새우젓은 괜찮아요`. */
export const heldButFor = (subject: Subject, held: readonly Exclusion[]): Exclusion[] =>
  subject.ingredient !== null && isLess(subject)
    ? held.filter(
        ({ key, traits, label }) =>
          traits.length > 0 &&
          (key === subject.ingredient.id || isPartOf(subject.ingredient, { key })) &&
          !label.startsWith(`${subject.word}(`),
      )
    : [];

/** The same, with the forms that are let in; the ingredient itself stays left out. */
export function letInForms(subjects: readonly Subject[], held: readonly Exclusion[]): Exclusion[] {
  const formsOf = (each: Exclusion) =>
    subjects.filter((subject) => heldButFor(subject, held).includes(each)).map(({ word }) => word);
  return held.flatMap((each) => {
    const forms = formsOf(each);
    return forms.length > 0 ? [{ ...each, but: [...new Set([...(each.but ?? []), ...forms])] }] : [];
  });
}

/** Left out by a word that needs no verb (`비건`, `글루텐프리`), or let in again (`비건 아니야`). */
type Alone = { exclusion: Exclusion; isBack: boolean; cut: { start: number; end: number } };

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
