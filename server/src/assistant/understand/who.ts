import type { Exclusion } from '../exclusion';
import type { Who } from '../knowledge';
import { squeeze, tidy } from './squeeze';

/** `강아지에게 해로울 수 있는 음식 이제 괜찮아` is what the × above the field says. */
const PRESSED = /이제괜찮아(?:요)?[.!~]*$/;
/** `내가 먹을 거야`: it is not for the animal. */
const FOR_US = /(?:내가|제가|우리가|사람이|식구가|가족이|애들이|아이가)(?:먹|마실|쓸)|사람(?:먹을|용|음식|거|꺼)/;
const DENIED: Record<NonNullable<Exclusion['guard']>, RegExp> = {
  dog: /(?:강아지|개|멍멍이|댕댕이)(?:거|꺼|용|줄거|먹일거|한테줄거)?(?:가|이|은|는)?(?:아니|아냐|아님)/,
  cat: /(?:고양이|냥이|냥)(?:거|꺼|용|줄거|먹일거|한테줄거)?(?:가|이|은|는)?(?:아니|아냐|아님)/,
  infant: /(?:아기|애기|아이|애)(?:거|꺼|용|줄거|먹일거|한테줄거)?(?:가|이|은|는)?(?:아니|아냐|아님)/,
  person: /(?!)/,
};

/** Those of which the × was pressed: they come back whatever else holds them. */
export const pressedIn = (typed: string, held: readonly Exclusion[]): string[] => {
  const text = squeeze(typed);
  return held
    .filter(({ label }) => PRESSED.exec(text)?.index === squeeze(label).length && text.startsWith(squeeze(label)))
    .map(({ key }) => key);
};

/**
 * What is held for somebody by the reviewed table ends when it is said not to be for them; never because one of the things in
 * it is spoken of (`양파도 줘도 되나`).
 */
export const guardsLifted = (typed: string, held: readonly Exclusion[]): string[] => {
  const text = squeeze(typed);
  return held.flatMap(({ key, guard }) => {
    if (!guard) return [];
    const isOurs = (guard === 'dog' || guard === 'cat') && FOR_US.test(text);
    return isOurs || DENIED[guard].test(text) ? [key] : [];
  });
};

/** Whom it is for, as far as that decides what may be offered; and what to say of it. */
type ForWhom = { excluded: Exclusion[]; advice: string[]; isOnlyAdvice: boolean };

/** `강아지 간식`, `8개월 아기`, `와파린 먹는데`: what is harmful to them is left out by the reviewed table. */
export function forWhom(typed: string, table: readonly Who[]): ForWhom {
  const text = squeeze(typed);
  const words = tidy(typed).split(' ');
  // `우리 애 견과류` speaks of no dog: a short word is one only where it does not cross a space.
  const isSaid = (word: string) => (word.length > 2 ? text.includes(word) : words.some((each) => each.includes(word)));
  const months = monthsIn(text);
  const meant = table.filter(({ for: whom, say, unless, with: also }) => {
    if (unless.some((word) => text.includes(word))) return false;
    if (also.length > 0 && !also.some((word) => text.includes(word))) return false;
    return whom === 'infant' ? months !== null : say.some(isSaid);
  });
  const only = meant.filter(({ isOnlyAdvice }) => isOnlyAdvice);
  if (only.length > 0) return { excluded: [], advice: only.map(({ advice }) => advice), isOnlyAdvice: true };
  // `와파린` says more than that some medicine is taken.
  const special = meant.filter(({ leaves }) => leaves.length > 0);
  const told = special.length > 0 ? special : meant;
  return {
    excluded: special.flatMap((who) => leftOutFor(who, months)),
    advice: told.map(({ advice }) => advice),
    isOnlyAdvice: false,
  };
}

function leftOutFor({ id, for: guard, label, leaves, fine }: Who, months: number | null): Exclusion[] {
  const lines = leaves.filter(({ untilMonths }) => untilMonths === null || (months !== null && months < untilMonths));
  if (lines.length === 0) return [];
  const isUnderOne = lines.some(({ isOnlySingle }) => isOnlySingle);
  return [
    {
      key: `who-${id}`,
      label: guard === 'infant' && !isUnderOne ? '어린아이에게 조심할 것' : label,
      why: 'cannot',
      traits: [...new Set(lines.flatMap(({ traits }) => traits))],
      requires: isUnderOne ? ['single'] : [],
      words: lines.some(({ isAllFood }) => isAllFood) ? [ANYTHING] : [...new Set(lines.flatMap(({ names }) => names))],
      guard,
      ...(fine.length > 0 && { fine }),
    },
  ];
}

/** Stands for everything that is eaten. */
const ANYTHING = '*';

const YEARS_OLD: Record<string, number> = {
  두돌: 24,
  세돌: 36,
  돌쟁이: 13,
  돌아기: 13,
  돌지난: 13,
  돌지나: 13,
  돌된: 12,
};
const NOT_YET_ONE = /돌(?:도)?(?:안(?:된|됐|지)|전(?:아기|아이|애|인|이|에)?|이전|지나지)/;
const NEWBORN = /신생아|갓난|백일(?:된|아기|전|도안|쯤|지)|생후\d+일|조리원/;
const WEANED = /이유식(?=먹|시작|중|하는|초기|중기|후기|재료|간식)|초기이유식|중기이유식|후기이유식/;
const BY_MONTH = /(\d{1,2}|[일이삼사오육칠팔구]|십[일이삼사오육칠팔]?)개월/;
const BABY = /아기|애기|아이|아가|애가|애는|애한|애를|간식|이유식|먹[이여일]|둘째|첫째|막내|조카|손주|딸|아들/;
const DIGITS = '일이삼사오육칠팔구';

/** How old a child is that something is looked for; null when none is spoken of, or it is older than four. */
function monthsIn(text: string): number | null {
  const told = BY_MONTH.exec(text)?.[1];
  if (told !== undefined && BABY.test(text)) {
    const months = /\d/.test(told) ? Number(told) : sinoOf(told);
    return months < 48 ? months : null;
  }
  if (NEWBORN.test(text)) return 1;
  if (NOT_YET_ONE.test(text)) return 10;
  const word = Object.keys(YEARS_OLD).find((each) => text.includes(each));
  if (word !== undefined) return YEARS_OLD[word]!;
  return WEANED.test(text) ? 7 : null;
}

const sinoOf = (told: string): number =>
  told.startsWith('십') ? 10 + DIGITS.indexOf(told[1] ?? ' ') + 1 : DIGITS.indexOf(told) + 1;
