import type { Exclusion } from '../exclusion';
import type { Slots } from '../slots';
import { daysWritten } from '../understand/days-written';
import { nounsOfTurn } from '../understand/noun-thread';
import { type Understanding, understand } from '../understand/understand';
import type { Reading } from './frame';
import { frameOf } from './frame-of';
import type { Reference, Turn } from './reader';

/** `아니`, `찾아줘`: said of nothing else, so of what was asked about. */
const DENIED =
  /^(?:아니|아뇨|안빼|빼지마|노노|ㄴㄴ|찾아|보여|추천|괜찮|먹어|먹을|먹고|살래|살거|사려|응?괜찮|네?찾아|그거(?:찾|보여|추천))/;

const AGREED = /^(?:응|네|넵|예|웅|ㅇㅇ|어|그래|맞아|빼)/;

/** We asked whether a thing is to be left out. Who neither wishes for it nor says no has it left out: silence is no wish. */
function withDoubt(said: Understanding, doubted: Exclusion | null): Understanding {
  if (!doubted || said.takesAllBack || said.excluded.some(({ key }) => key === doubted.key)) return said;
  const isNamed = [doubted.label, ...doubted.words].some((word) => word.length > 1 && said.core.includes(word));
  const isElse = said.topics.length + said.uses.length > 0;
  if (isNamed || said.takenBack.includes(doubted.key) || (DENIED.test(said.core) && !isElse)) return said;
  const presumed = AGREED.test(said.core) ? said.presumed : [...said.presumed, doubted.key];
  return { ...said, excluded: [...said.excluded, doubted], presumed };
}

/** The rules as a reader: always there, and always an answer. */
export async function readByRules(turn: Turn, reference: Reference): Promise<Reading> {
  const said = withDoubt(await saidIn(turn, reference), turn.slots.doubted);
  return { frame: frameOf(said), said };
}

/** `호두요` after we asked against what names an allergy; so does `잣도` after one was told. */
async function saidIn(
  { message: typed, slots }: Turn,
  { goods, knowledge, nouns: reader, today }: Reference,
): Promise<Understanding> {
  const message = daysWritten(typed, today);
  const looked = [
    ...(slots.need?.topics ?? []).map(({ say }) => say),
    ...(slots.need?.useId ? [slots.need.useId] : []),
  ];
  const nouns = nounsOfTurn(reader);
  const read = (text: string) =>
    understand(text, goods, knowledge, nouns, slots.boards !== null, slots.excluded, looked);
  const said = await read(isAtHome(message, slots) ? `집에 ${message}` : message);
  // `우유 알레르기`, then `아니 우유 말고 계란`: one more to leave out, never a wish.
  const [, instead, corrected] = (slots.tellsExclusions ? CORRECTS.exec(message) : null) ?? [];
  const asCorrected = corrected === undefined ? null : await read(`${corrected} 알레르기`);
  const missed = asCorrected?.excluded.filter(
    ({ key, traits }) => traits.length > 0 && !said.excluded.some((each) => each.key === key),
  );
  if (missed && missed.length > 0)
    return instead === '말고' ? asCorrected! : { ...said, excluded: [...said.excluded, ...missed] };
  // `만두` ends like `잣도`, but is a thing.
  const isThing = said.topics.some(({ say }) => say === said.core);
  const goesOn =
    slots.awaitsAllergy ||
    (slots.tellsExclusions && !isThing && ALSO.test(message)) ||
    (slots.excluded.some(({ why }) => why === 'allergy' || why === 'cannot') && ALSO_OF.test(message));
  if (!goesOn || said.excluded.length > 0 || message.length > LONGEST_REPLY) return said;
  const asAllergy = await read(`${message.replace(/(?:이요|이에요|예요|요|입니다|야)?[.!~]*$/, '')} 알레르기`);
  // `국수도` after `우유 빼고` asks for more; `땅콩도` is one more to leave out.
  const isIngredient = asAllergy.excluded.every(({ traits }) => traits.length > 0);
  return asAllergy.excluded.length > 0 && (slots.awaitsAllergy || isIngredient) ? asAllergy : said;
}

/** `딸기잼은 있어` about a list tells what is at home, so does `쌀은 있음. 다른 것`; with a question mark it asks. */
const isAtHome = (message: string, { last, excluded }: Slots): boolean =>
  (last.length > 0 && HAS.test(message)) ||
  (excluded.some(({ why }) => why === 'have') && HAS_ALSO.test(message)) ||
  (HAS_BESIDE.test(message) && !NO_GOODS.test(message));
const HAS_ALSO = /^\S+도\s?(?:이미\s?|아직\s?|다\s?)?있(?:어|네|음|지|고|더라|거든)(?:요)?[.!~ㅋㅎ\s]*$/;
const HAS_BESIDE =
  /^[가-힣,·\s]{1,30}(?:은|는)\s?(?:다\s?|이미\s?|벌써\s?)?있(?:음|고|으니까?|는데|거든요?|어요?(?=[.,!~ㅋㅎ\s]+\S)|습니다(?=[.\s]+\S))[^?]*(?:나머지|다른|딴|그\s?외|말고|빼고|재료)/;
const NO_GOODS = /집에|냉장고|알[레러]|공구|자리|애[가는]|아이|아기|강아지|고양이|손님|약속|시간|예산|돈은/;
const HAS = /^\S+(?:은|는)\s?있(?:어|음|지|거든)(?:요)?[.!~ㅋㅎ\s]*$/;
const ALSO = /(?:도|두)(?:요|여|용)?[.!~ㅋㅎㅠㅜ\s]*$/;
/** `둘째는 계란도요`: of somebody else, the same. */
const ALSO_OF =
  /^(?:그리고\s?)?(?:우리\s?)?(?:둘째|첫째|셋째|막내|큰애|작은애|애|아이|남편|아내|신랑|와이프|동생|친구|엄마|아빠|할머니|할아버지|저|나|전|난)(?:는|은)?\s\S+(?:도|두)(?:요|여|용)?[.!~ㅋㅎㅠㅜ\s]*$/;
const CORRECTS =
  /^(?:아니(?:요|다|야)?|아|앗|참|아차|잠깐만?|정정|아뇨)[\s,.!~]+\S*?\s?(말고|아니라|아니고)\s*([가-힣]+?)(?:이요|이야|예요|이에요|요|야|임)?[.!~ㅋㅎㅠㅜ\s]*$/;
const LONGEST_REPLY = 20;

/** Goes on with, corrects or asks for what was told to be left out: the rules have read how, and know it. */
export const goesOnToldOf = (message: string, { tellsExclusions, excluded }: Slots): boolean =>
  excluded.length > 0 &&
  message.length <= LONGEST_REPLY * 2 &&
  (ALSO_OF.test(message) ||
    CORRECTS.test(message) ||
    (tellsExclusions && ALSO.test(message)) ||
    HAS_ALSO.test(message));
