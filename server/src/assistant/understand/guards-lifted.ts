import type { Exclusion } from '../exclusion';
import { squeeze } from './squeeze';

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
