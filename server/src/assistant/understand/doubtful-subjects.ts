import { joinedBefore } from './bind-marks';
import { QUESTION, STOP } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';

/** Said of an ingredient in no way that is known, yet not as a wish. */
const NEGATIVE =
  /(?<![미불])안(?![주녕심성전내경에쪽으])|못|없(?!이)|싫|빼|아니|곤란|난감|별로|걱정|무서|피하|피해|금지|끊|불가|불편|위험|조심|주의|큰일|죽을|아프|아파|탈나|탈이|독이|거부|멀리|자제|줄이|줄여|참아|참고|해롭|나쁘|나빠|사절|그닥|질려|질렸/;
/** A wish stands with it, or what it should not have (`가시 없는 거`, `냄새 안 나는`). */
const WISH =
  /추천|보여|골라|찾|싶|필요|좋아|땡기|땡겨|살래|살게|사고|사려|살려|먹을래|먹자|해먹|주세요|줘|있나|있어|없나|없어|어때|얼마|(?:없|안|못)[가-힣]{0,5}(?:는|은|한|된|운|던|을|싼|큰|짠|단|린|긴|른|인)(?:거|것|걸|게|제품|상품|종류|맛|[가-힣]{2,})/;
/** So plain a harm that a wish said after it is a wish for something else. */
const HARM =
  /체질|난리|응급|병원|쓰러|발진|두드러|가려[워움우]|가렵|간지|부어|부었|붓[는고]|토했|토하|토해|설사|배탈|복통|숨[이을]|호흡|쇼크|죽다|죽을뻔|죽는줄|골로|트러블|뒤집어|고생했|고생하|상극|쥐약|천적|원수|독약|알레|알러|부작용|의사|진단|처방|검사에서|양성|수치/;
/** `오징어 먹다 이가 깨졌다`: something came of it, whatever it was. */
const WAS_EATEN =
  /^(?:을|를|만|도|이라도)?(?:좀|조금)?(?:먹|마시|드시)(?:고(?!싶|픈|파|나서먹)|다(?!가는길)|었|으면|면|더니|자마자|었다|은적)|^(?:을|를|만)?(?:마셔|드셔)(?:서|도)/;
/** `우유는 좀 그래`, `고등어는 비려서`, `오이 헤이터`: a remark on it, and then another thing is asked for. */
const SET_APART =
  /^(?:은|는|이|가|을|를)?(?:좀|쫌|영|너무|약간)?(?:그래(?!도|서)|그렇|그런데요|비려|비린|느끼|질기|딱딱|써서|쓰고|냄새나|텁텁|퍽퍽|헤이터|혐오|골라내|안티|알못|못하|힘들|무서|아까|이상|역해|불호|취향이|내취향)/;
/** `우유는 저한테 독이에요`, `밀가루랑 이별했어요`: a sentence of its own about it, in whatever words. */
const REMARK =
  /^(?:들어간|들은|든|같은)?(?:거|것|건|류)?(?:들)?(?:이랑은|이랑|랑은|랑|하고는|과는|와는|은|는|이란|이라면|이라고하면|(?:이|가|을|를|도|만)?(?=(?:저|나|우리|애|아이|아기|남편|신랑|와이프|아내|엄마|아빠|딸|아들)[가-힣]{0,3}?(?:한테|에게|께)))(?=[가-힣])([가-힣]{2,14}?(?:어요|아요|해요|에요|예요|이요|세요|져요|래요|대요|네요|죠|니다|인데|는데|은데|ㄴ데|거든|잖아|이라|라서|아서|어서|해서|니까|으니|하는중|중임|중이|음|임|함|됨|했어|었어|았어|이야|다))(?=[가-힣ㄱ-ㅣa-z0-9|&^]|$)/;
/** What is said of something that is wanted. */
const WANTED =
  /딱(?!딱)|소중|잘맞|필수|보물|[을ㄹ](?:거|건|게)|먹을|마실|살[거게래까려]|쓸|넣|구울|끓|만들|들어간|들어가[는도]|좋아|좋은|최고|맛있|먹고싶|땡|당기|사랑|즐겨|자주|매일|항상|필요|있나|있어|있을|없나|없을|얼마|어디|어떤|뭐|몇|추천|줘|주세|부탁|골라|보여|찾|알려|싸|비싸|떨어|다먹|먹었|사야|시켜|주문|걸로|거로|으로|괜찮|상관|돼|되[는나요고지니]|됩|됨|가능|먹어|먹는|먹습|마셔|마시|드[시셔]|인기|공구|참여|열렸|마감/;
const CLAUSE_ENDS = new RegExp(`[${STOP}\\${QUESTION}]`);
const AS_CATEGORY: ReadonlySet<string> = new Set(['food', 'spicy', 'eggplant', 'caffeine', 'alcohol', 'frozen']);

/**
 * Ingredients that a sentence of their own is about, which is no wish, beside something else that is said: left out, and
 * said to be. `end` is where that sentence ends.
 */
export function remarkedOn(
  text: string,
  subjects: readonly Subject[],
  read: readonly Subject[],
): { subject: Subject; end: number }[] {
  return subjects.flatMap((subject) => {
    const { ingredient, start, end } = subject;
    if (!ingredient || AS_CATEGORY.has(ingredient.id) || read.some((each) => each.start === start)) return [];
    const remark = REMARK.exec(text.slice(end));
    if (!remark || WANTED.test(remark[1]!)) return [];
    const until = end + remark[0].length;
    const isInside = subjects.some((other) => other.start >= end && other.start < until);
    const isElse =
      text.slice(0, start).includes(STOP) ||
      subjects.some((other) => (other.end <= start || other.start >= until) && !read.includes(other)) ||
      /\|./.test(text.slice(until)) ||
      ASKS.test(text.slice(until)) ||
      POINTS.test(text.slice(0, start)) ||
      POINTS.test(text.slice(until)) ||
      (TO_SOMEBODY.test(remark[1]!) && /[가-힣ㄱ-ㅣa-z0-9]{2}/.test(`${text.slice(0, start)}|${text.slice(until)}`));
    if (!isElse || isInside) return [];
    const others = subjects.filter((other) => other.end <= start && other.ingredient !== null && !read.includes(other));
    return [...joinedBefore(text, others, subject).toReversed(), subject].map((each) => ({
      subject: each,
      end: until,
    }));
  });
}

/** The doubtful ones, each with the end of what is said of it, if something else is asked for after them; else none. */
export function partedFrom(
  text: string,
  subjects: readonly Subject[],
  read: readonly Subject[],
  doubts: readonly Subject[],
): { subject: Subject; end: number }[] {
  const last = doubts.at(-1)!;
  const wished = subjects.find((other) => other.start >= last.end && !read.includes(other))?.start;
  const asked = ASKED.exec(text.slice(last.end));
  const end = wished ?? (asked ? last.end + asked.index : undefined);
  if (end === undefined) return [];
  return doubts.map((subject, i) => ({ subject, end: doubts[i + 1]?.start ?? end }));
}
/** `아침거리`, `저녁 뭐 먹지`: an occasion is a wish as well. */
const ASKED =
  /(?:아침|점심|저녁|야식|간식|술|먹을|해장|안주|국|반찬)(?:거리|메뉴)|(?:아침|점심|저녁)(?:뭐|추천)|먹을(?:거|것|만)|마실(?:거|것|만)/;
/** Whose harm it is, is known. */
export const TO_SOMEBODY =
  /^(?:저|나|우리|애|아이|아기|남편|신랑|와이프|아내|엄마|아빠|딸|아들)[가-힣]{0,3}?(?:한테|에게|께)/;
/** Speaks of the list as well. */
const POINTS = /[1-9]번|번째|둘다|이거|그거/;
const ASKS = /추천|골라|뭐|찾|보여|알려|있[나을]/;

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
