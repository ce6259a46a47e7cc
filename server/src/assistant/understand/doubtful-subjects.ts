import { QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';

/** Said of an ingredient in no way that is known, yet not as a wish. */
const NEGATIVE =
  /(?<![미불])안(?![주녕심성전내경에쪽으])|못|없(?!이)|싫|빼|아니|곤란|난감|별로|걱정|무서|피하|피해|금지|끊|불가|불편|위험|조심|주의|큰일|죽을|아프|아파|탈나|탈이|독이|거부|멀리|자제|줄이|줄여|참아|참고|해롭|나쁘|나빠|사절|그닥|질려|질렸/;
/** A wish stands with it, or what it should not have (`가시 없는 거`, `냄새 안 나는`). */
const WISH =
  /추천|보여|골라|찾|싶|필요|좋아|땡기|땡겨|살래|살게|사고|사려|살려|먹을래|먹자|해먹|주세요|줘|있나|있어|없나|없어|어때|얼마|(?:없|안|못)[가-힣]{0,5}(?:는|은|한|된|운|던|을)(?:거|것|걸|게|제품|상품|종류|맛|[가-힣]{2,})/;
/** So plain a harm that a wish said after it is a wish for something else. */
const HARM =
  /체질|난리|응급|병원|쓰러|발진|두드러|가려[워움우]|가렵|간지|부어|부었|붓[는고]|토했|토하|토해|설사|배탈|복통|숨[이을]|호흡|쇼크|죽다|죽을뻔|죽는줄|골로|트러블|뒤집어|고생했|고생하|상극|쥐약|천적|원수|독약|알레|알러|부작용|의사|진단|처방|검사에서|양성|수치/;
/** `오징어 먹다 이가 깨졌다`: something came of it, whatever it was. */
const WAS_EATEN =
  /^(?:을|를|만|도|이라도)?(?:좀|조금)?(?:먹|마시|드시)(?:고(?!싶|픈|파|나서먹)|다(?!가는길)|었|으면|면|더니|자마자|었다|은적)|^(?:을|를|만)?(?:마셔|드셔)(?:서|도)/;
/** `우유는 좀 그래`, `고등어는 비려서`, `오이 헤이터`: a remark on it, and then another thing is asked for. */
const SET_APART =
  /^(?:은|는|이|가|을|를)?(?:좀|쫌|영|너무|약간)?(?:그래(?!도|서)|그렇|그런데요|비려|비린|느끼|질기|딱딱|써서|쓰고|냄새나|텁텁|퍽퍽|헤이터|혐오|골라내|안티|알못|못하|힘들|무서|아까|이상|역해|불호|취향이|내취향)/;
const CLAUSE_ENDS = new RegExp(`[${STOP}\\${QUESTION}]`);
const AS_CATEGORY: ReadonlySet<string> = new Set(['food', 'spicy', 'eggplant', 'caffeine', 'alcohol']);

/**
 * Ingredients of which something was said that may mean to leave them out: rather asked about than offered.
 * `read` is what marks and wishes have already been found for.
 */
export function doubtfulIn(text: string, subjects: readonly Subject[], read: readonly Subject[]): Subject[] {
  return subjects.filter((subject) => {
    const { ingredient, isForm, start, end } = subject;
    const isNamedAfter = subjects.some((other) => other.start > end && !read.includes(other));
    if (isNamedAfter && !read.includes(subject) && SET_APART.test(text.slice(end))) return true;
    if (!ingredient || isForm || AS_CATEGORY.has(ingredient.id) || read.some((each) => each.start === start))
      return false;
    const next = Math.min(text.length, ...read.filter((each) => each.start > start).map((each) => each.start));
    const clause = text.slice(end, next).split(CLAUSE_ENDS)[0]!;
    if (WAS_EATEN.test(clause) && !WISH.test(clause)) return true;
    const harm = HARM.exec(clause);
    if (harm && !WISH.test(clause.slice(0, harm.index))) return true;
    return NEGATIVE.test(clause) && !WISH.test(clause);
  });
}
