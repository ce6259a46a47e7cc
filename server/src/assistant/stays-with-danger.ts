import { hasSubject } from './acts/pointed';
import type { Decision } from './decision';
import type { Knowledge } from './knowledge';
import type { Frame, Reading } from './read/frame';
import type { Slots } from './slots';
import type { Understanding } from './understand/understand';

/** `요거트에 꿀 타 줘도 돼요?` in a talk about an infant: why it must not, and no list of goods. */
export function cautionOfFeeding({ whole }: Understanding, { excluded }: Slots, { who }: Knowledge): string | null {
  const held = excluded.find(({ guard }) => guard === 'infant');
  if (!held || !MAY_BE_FED.test(whole) || BY_ANOTHER.test(whole)) return null;
  const lines = who.filter((each) => each.for === 'infant').flatMap(({ leaves }) => leaves);
  const named = lines.find(
    ({ why, names }) => why !== undefined && names.some((name) => held.words.includes(name) && isNamed(name, whole)),
  );
  return named?.why ?? null;
}

const MAY_BE_FED =
  /(?:줘|주어|먹여|먹이어|멕여|넣어|타|섞어|발라|뿌려|찍어|얹어|올려|갈아|먹어|마셔|녹여)(?:서)?(?:줘|먹여)?도(?:되|돼|될|됩|괜|갠|안전|좋|상관|문제)|(?:줘|주|먹여|먹이|넣으|타|섞으)면안(?:되|돼|될|됩)|(?:먹일|줄|넣을)수있(?:나|어|을)|(?:먹이|주|넣)는(?:거|것|건)(?:은|는)?(?:괜찮|어때|안되|안돼)/;
const BY_ANOTHER = /내가|제가|저는|나는|엄마가|아빠가|어른|남편|산모|강아지|고양이/;
/** `꿀고구마` has no honey in it. */
const isNamed = (name: string, said: string): boolean =>
  name === '꿀' ? /꿀(?!고구마|사과|참외|수박|배|잠|팁|떡|밤|귤)/.test(said) : said.includes(name);

type Danger = { decision: Decision; slots: Pick<Slots, 'danger'> };
/** A talk about an emergency stays one for so many more messages. */
const TURNS = 2;

/** What help is named: for what is said now, or for what was said before and is said on about. */
export function dangerOf({ frame, said }: Reading, { danger }: Slots): Danger | null {
  const isNew = frame.act === 'emergency' || frame.act === 'trouble';
  // `이제 토해요` after the grapes is no lesser thing.
  const isLesser = said.emergency === null && (said.worry === 'person' || said.worry === 'animal');
  if (danger && danger.turns > 0 && (isNew ? isLesser && danger.emergency !== null : saysOn(said, frame)))
    return named({ ...danger, turns: danger.turns - (isNew ? 0 : 1) });
  if (!isNew) return null;
  if (said.emergency) return named({ emergency: said.emergency, worry: null, turns: TURNS });
  if (said.worry === 'person' || said.worry === 'animal')
    return named({ emergency: null, worry: said.worry, turns: TURNS });
  return { decision: { kind: 'worry', help: said.worry! }, slots: { danger: null } };
}

function named(danger: NonNullable<Slots['danger']>): Danger {
  const decision: Decision = danger.emergency
    ? { kind: 'emergency', help: danger.emergency }
    : { kind: 'worry', help: danger.worry! };
  return { decision, slots: { danger } };
}

/** `고마워요` ends no emergency, a new wish does. */
export const dangerAfter = ({ act }: Frame, { danger }: Slots): Slots['danger'] =>
  danger && danger.turns > 1 && act === 'talk' ? { ...danger, turns: danger.turns - 1 } : null;

/** Neither goods nor the service are asked for, and it is of how somebody is, of where to go or of nothing that is known. */
function saysOn(said: Understanding, { act }: Frame): boolean {
  if (ASKS.test(said.core) || said.joins || said.budget !== null) return false;
  if (hasSubject(said) && ASKS_WHETHER.test(said.core)) return false;
  if (STATE.test(said.core)) return true;
  const isElse = hasSubject(said) || said.service !== null || said.boards !== null || said.talk !== null;
  return !isElse && (act === 'unclear' || act === 'advice' || GOES_ON.test(said.core));
}
const ASKS =
  /추천|보여|사고싶|사야|살래|살게|골라|파나|팔아|파는|공구|공동구매|참여|결제|환불|반품|배송|로그인|탈퇴|계정|비밀번호|알림|가격|주문|정산|비교|제일싼|더싼|만원|픽업|거래|레시피/;
const ASKS_WHETHER = /있어요|있나|있을까|있습니까|있음|있어$/;
/** How somebody is by now, and where help is. */
const STATE =
  /냄새|창문|지켜봐|지켜볼|지켜보|괜찮|병원|응급|119|112|1366|109|구급|가야|안가도|가봐야|갈까요|증상|토하|토했|토해|토를|구토|먹였|지났|멀쩡|나아졌|나았|좋아졌|심해|아파|아프|안내려|열이|숨|피가|부었|부어|멈췄|멈추|찜질|소독|씻|연고|환기|기침|어지|전화|경찰|쉼터|보호|도망|숨어|나갔|쫓겨|때리|때려|맞았|무서|죽|힘들|아무도|혼자|울어|울고|자고있|잠들|축처|의식|설사|게워|뱉|삼키|삼켰|씹었|핥|먹었|마셨/;
const GOES_ON = /어떡|어떻게|해야|하면되|해도되|정도|계속|아직|기다|쯤|이제|지금|그럼|그래도/;
