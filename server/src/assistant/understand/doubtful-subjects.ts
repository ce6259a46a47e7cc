import { QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';

/** Said of an ingredient in no way that is known, yet not as a wish. */
const NEGATIVE =
  /(?<![미불])안(?![주녕심성전내경에쪽으])|못|없(?!이)|싫|빼|아니|곤란|난감|별로|걱정|무서|피하|피해|금지|끊|불가|불편|위험|조심|주의|큰일|죽을|아프|아파|탈나|탈이|독이|거부|멀리|자제|줄이|줄여|참아|참고|해롭|나쁘|나빠|사절|그닥|질려|질렸/;
/** A wish stands with it, or what it should not have (`가시 없는 거`, `냄새 안 나는`). */
const WISH =
  /추천|보여|골라|찾|싶|필요|좋아|땡기|땡겨|살래|살게|사고|사려|살려|먹을래|먹자|해먹|주세요|줘|있나|있어|없나|없어|어때|얼마|(?:없|안|못)[가-힣]{0,5}(?:는|은|한|된|운|던|을)(?:거|것|걸|게|제품|상품|종류|맛|[가-힣]{2,})/;
const CLAUSE_ENDS = new RegExp(`[${STOP}\\${QUESTION}]`);
const AS_CATEGORY: ReadonlySet<string> = new Set(['food', 'spicy', 'eggplant', 'caffeine', 'alcohol']);

/**
 * Ingredients of which something was said that may mean to leave them out: rather asked about than offered.
 * `read` is what marks and wishes have already been found for.
 */
export function doubtfulIn(text: string, subjects: readonly Subject[], read: readonly Subject[]): Subject[] {
  return subjects.filter((subject) => {
    const { ingredient, isForm, start, end } = subject;
    if (!ingredient || isForm || AS_CATEGORY.has(ingredient.id) || read.some((each) => each.start === start))
      return false;
    const next = Math.min(text.length, ...read.filter((each) => each.start > start).map((each) => each.start));
    const clause = text.slice(end, next).split(CLAUSE_ENDS)[0]!;
    const negative = NEGATIVE.exec(clause);
    return negative !== null && !WISH.test(clause);
  });
}
