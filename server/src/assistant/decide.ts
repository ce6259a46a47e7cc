import { ASKS_CONTENTS, asAsked } from './acts/asked-of-goods';
import { asksHeads, boardsAsked } from './acts/board-acts';
import { refine } from './acts/choose-within';
import { lifts, mergeNeed, startsAfresh } from './acts/conditions';
import { doListAct } from './acts/do-list-act';
import { listActOf } from './acts/list-act';
import { ASKS_GOODS, hasSubject } from './acts/pointed';
import { asMeant, type Held, holdExclusions, stillHeld, withoutExcludedGoods } from './carry-over';
import type { Decided, World } from './decision';
import { ASKS_ON, goesOnAboutService, serve } from './go-on-about-service';
import type { Knowledge } from './knowledge';
import type { Frame, Reading } from './read/frame';
import { isFood } from './retrieve/exclusion-rules';
import { fitsOfAny } from './retrieve/fit-rules';
import { searchGoods } from './search-goods';
import { EMPTY_NEED, type Slots } from './slots';
import { cautionOfFeeding, dangerAfter, dangerOf } from './stays-with-danger';
import { serviceHintIn, talkHintIn } from './understand/phrases';
import { likeliestTopic, slippedTopicIn, topicAlike } from './understand/service-score';
import { SPOKEN } from './understand/squeeze';
import type { Understanding } from './understand/understand';

/** `비건이 먹을 수 있는 거`: nothing in particular, but something. */
const ASKS_FOR_ANYTHING =
  /먹을|먹일|마실|드실|먹어도되|추천|골라|뭐있|뭐가있|있나|있을까|보여|뭐먹|뭘먹|뭐마|뭘마|뭐사|뭐살|뭘사|뭐해|뭐하|뭐가좋|좋을까|살만한|찾아|대접|장보기|장볼|도와|준비|차려|ㅊㅊ|알려줘|사야|살거|뭐로|뭘로|남는(?:거|것|건|게)|나머지|무엇을|뭘주|뭐주|먹이면|먹여야|(?:아침|점심|저녁|한끼|끼니|식사|건강식)(?:은|는|요|메뉴|한끼)?$/;

const NAMED_TO_BUY = /^(?:은|는|이|가|도|을|를|좀)?(?:추천|있|팔|파[나는]|사고|사려|살|보여|줘|주세요|찾|$)/;
const REMEMBER = /기억(?:해|하)|명심해|알아둬|염두/;
/** Exclusions come first: they apply whatever else is said. */
export function decide({ frame, said: heard }: Reading, told: Slots, world: World): Decided & { held: Held } {
  const before = { ...told, excluded: stillHeld(heard, told, world) };
  const danger = dangerOf({ frame, said: heard }, told);
  if (danger) {
    // Nothing else is said; an allergen that was named stays left out afterwards; so does what is
    // harmful to a person, unless help has to be called first.
    const excluded = heard.excluded.filter(({ traits, guard }) =>
      guard === undefined ? traits.length > 0 : guard === 'person' && danger.decision.kind === 'worry',
    );
    const held = holdExclusions(before.excluded, { ...heard, excluded, takenBack: [], topics: [] });
    const slots = { ...before, ...danger.slots, excluded: held.excluded, awaitsAllergy: false, doubted: null };
    return { decision: danger.decision, slots, held };
  }
  const said = asMeant(heard, before.excluded, world);
  const held = holdExclusions(before.excluded, said);
  const slots = withoutExcludedGoods(
    { ...before, excluded: held.excluded, awaitsAllergy: false, doubted: null },
    world,
  );
  const decided = withOthers(withHalf(withWrong(decideOn(frame, said, slots, world), said, world), said), said);
  const service = decided.decision.kind === 'service' ? decided.decision.topic.topic : null;
  // `우유 못 먹는 아이 있어요`, and then `땅콩도`.
  const tellsExclusions = held.added.length > 0 && said.topics.every(({ weak }) => weak) && said.category === null;
  return { ...decided, slots: { ...decided.slots, service, tellsExclusions, danger: dangerAfter(frame, told) }, held };
}

const withHalf = (decided: Decided, { isHalf }: Understanding): Decided =>
  isHalf && decided.decision.kind === 'products' ? { ...decided, decision: { ...decided.decision, isHalf } } : decided;

/** Several facts asked for at once are all told. */
function withOthers(decided: Decided, { questions }: Understanding): Decided {
  const { decision } = decided;
  if (decision.kind !== 'service' || decision.isRepeated || questions.length < 2) return decided;
  const also = questions.filter(({ topic }) => topic !== decision.topic.topic);
  return { ...decided, decision: { ...decision, also } };
}

function decideOn({ act }: Frame, heard: Understanding, slots: Slots, world: World): Decided {
  if (act === 'advice' && heard.isOnlyAdvice) return { decision: { kind: 'advice' }, slots };
  const caution = cautionOfFeeding(heard, slots, world.knowledge);
  if (caution) return { decision: { kind: 'advice', caution }, slots };
  const meant = tellsOfIt(heard, slots) ? { ...heard, topics: [] } : heard;
  const said = meant.elliptic && !isKin(meant, slots, world) ? { ...meant, elliptic: false } : meant;
  if (slots.excluded.length > 0 && RECALLS.test(said.core))
    return { decision: { kind: 'noted', isRecalled: true }, slots };
  if (said.unnamedAllergy)
    return { decision: { kind: 'ask', about: 'allergy' }, slots: { ...slots, awaitsAllergy: true } };
  const hasList = slots.last.length > 0 || slots.boards !== null;
  // `계란 나누는 집 있다던데` asks for a purchase of it.
  // `휘핑크림 리터당 얼마` neither refuses it.
  const asksPrice = said.commands.has('unit') || said.asksAmount;
  // `어린이 주스 우유 안 들어갔죠?`: the label of it answers.
  const asksContents = ASKS_CONTENTS.test(said.whole) && said.topics.some(({ weak }) => !weak);
  const isDoubted =
    said.doubtful !== null && !asksContents && !asksPrice && said.service === null && said.boards === null;
  if (isDoubted && said.doubtful && !said.points && (said.ordinal === null || !hasList))
    return { decision: { kind: 'doubt', thing: said.doubtful.label }, slots: { ...slots, doubted: said.doubtful } };
  // `밥은 먹었나` is hardly about rice.
  const isMostly = (said.talk?.letters ?? 0) >= said.core.length * MOSTLY;
  const isChat = said.talk?.talk.kind === 'chat' && (isMostly || !hasSubject(said));
  // `비밀번호 까먹음` is no attempt at anybody’s.
  const isRefused = said.talk?.talk.kind === 'refuse' && (said.service?.letters ?? 0) < OF_SERVICE;
  // `덕분에 싸게 샀어요 감사합니다` wishes for nothing.
  const isThanks = said.talk?.talk.kind === 'thanks' && !hasSubject(said) && !ASKS_FOR_ANYTHING.test(said.core);
  const isTalk = isThanks || isRefused || isChat || isFeeling(said);
  if (said.talk && isTalk) return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  const asked = goesOnAboutService(said, slots, world);
  if (asked) return asked;
  // `몇 미리예요 그거` is no question about the service.
  const measured = said.asksAmount && slots.boards === null ? listActOf(said, slots, world) : null;
  if (measured?.act === 'detail') return doListAct(measured, slots, world)!;
  const boards = boardsAsked(said, slots, world);
  if (boards) return boards;
  // `가격 비교해줘` about a list compares what is on it.
  const isOfList = slots.last.length > 0 && said.commands.has('compare') && said.service?.topic.topic === 'price';
  if (isAboutService(said) && !isOfList) return serve(said.service!.topic, slots);

  const looked = slots.boards?.query.topics ?? [];
  // `김치 공구` and then `3키로짜리로`: what was looked for is still meant.
  const need = looked.length > 0 && !hasSubject(said) ? { ...EMPTY_NEED, topics: looked } : slots.need;
  const known = { ...slots, need, people: said.people ?? (changesSubject(said, slots, world) ? null : slots.people) };

  if (need !== null && !hasSubject(said) && (lifts(said, 'budget') || lifts(said, 'size')))
    return searchGoods(said, known, world);
  const onList = slots.last.length > 0 || said.sides.length > 1 ? listActOf(said, known, world) : null;
  const done = onList && doListAct(onList, known, world);
  if (done) return done;
  const refined = slots.last.length > 0 ? refine(said, known, world) : null;
  if (refined) return refined;
  if (slots.last.length === 0 && !hasSubject(said)) {
    // It refers to a list that does not exist.
    if (said.isHalf) return { decision: { kind: 'ask', about: 'half' }, slots: known };
    if (said.commands.has('split')) return { decision: { kind: 'ask', about: 'split' }, slots: known };
  }
  if (said.talk && !hasSubject(said) && !hasCondition(said)) {
    return { decision: { kind: 'talk', talk: said.talk.talk }, slots };
  }
  const isAdvice = said.advice.length > 0 && said.excluded.length === 0;
  if (isAdvice && !hasSubject(said)) return { decision: { kind: 'advice' }, slots: known };
  const isNote = said.excluded.length + said.takenBack.length > 0 || said.takesAllBack;
  const isAsking = said.excluded.length > 0 && ASKS_FOR_ANYTHING.test(said.core) && !REMEMBER.test(said.core);
  const isLetIn = said.takenBack.length > 0 && need !== null;
  if (isNote && !hasSubject(said) && !isAsking && !isLetIn && (need === null || !hasCondition(said))) {
    return { decision: { kind: 'noted' }, slots: known };
  }
  if (isLetIn && !hasSubject(said)) return searchGoods(said, known, world);
  // `과민성 대장이라 유제품 조심 중 아침`: the illness is not asked for.
  const isAside = isAsking && !said.unknown.some((word) => NAMED_TO_BUY.test(said.core.split(word)[1] ?? ''));
  const isUnknown = !isAside && said.unknown.length > 0 && (need === null || !hasCondition(said));
  if (!hasSubject(said) && (isUnknown || !hasCondition(said))) {
    // `그래서 먹일 수 있는 게 뭐야` asks for what is left of it.
    if (need !== null && (WHAT_IS_LEFT.test(said.core) || ASKS_GOODS.test(said.core)))
      return searchGoods(said, known, world);
    const isAbsent = said.unknown.some((word) => world.knowledge.absent.includes(word));
    const likely =
      likeliestTopic(said.core, world.knowledge) ??
      (isAbsent ? null : topicAlike(said.core, world.knowledge)) ??
      serviceHintIn(said.core, world.knowledge) ??
      slippedTopicIn(said.core, world.knowledge);
    // `아냐 그냥 쓸게` asks for no fact once more.
    const hinted = likely?.topic === slots.service && !ASKS_ON.test(said.core) ? null : likely;
    const open = world.knowledge.service.find(({ topic }) => topic === 'open');
    if (!hinted && open && slots.boards?.last.length === 0 && WAITS.test(said.core)) return serve(open, known);
    const talk = hinted ? null : talkHintIn(said.core, world.knowledge);
    if (talk) return { decision: { kind: 'talk', talk }, slots };
    return hinted ? serve(hinted, known) : lost(said, known, world.knowledge);
  }
  const meantAs = asksHeads(said) ? { ...said, budget: null } : said;
  return asAsked(said, slots, searchGoods(meantAs, known, world));
}

/** `6명이 먹을 거야`, `타 먹는 거` about a list tell of it and ask for nothing else. */
const tellsOfIt = ({ topics, uses, core }: Understanding, { last, need }: Slots): boolean =>
  last.length > 0 &&
  need !== null &&
  need.topics.length > 0 &&
  topics.length > 0 &&
  uses.length === 0 &&
  topics.every(({ weak, say }) => weak && /^먹|^마/.test(say)) &&
  TELLS_OF_IT.test(core);
const TELLS_OF_IT =
  /(?:먹을|마실|먹는)(?:거|건|꺼|것)(?:야|예요|에요|임|라서|라|거든|거든요|인데|인데요|데|데요|니까|이라)(?:요)?[ㅋㅎㅠㅜ]*$|(?:타|부어|데워|돌려|구워|끓여|볶아|튀겨|찍어|발라|말아|비벼|찢어|뜯어|떠|짜|갈아|씹어|얼려)(?:서)?(?:먹|마)/;

/** `오늘 회사에서 깨졌어` is about no parcel. */
const isFeeling = (said: Understanding): boolean =>
  said.talk?.talk.kind === 'sad' &&
  said.service !== null &&
  said.talk.letters > said.service.letters &&
  !hasSubject(said);

const MOSTLY = 0.65;
/** `내가 뭐 못 먹는다고 했지?`: what is left out by now. */
export const RECALLS =
  /(?:뭐|뭘|무엇|무슨|어떤)(?:를|을|가|거|게|음식|알레르기|알러지)*(?:못먹|안먹|빼|뺐|제외|가리|있)[가-힣]{0,6}(?:다고|라고|댔|랬|달라고|고)(?:내가|제가)?(?:말)?(?:했|그랬|있(?:지|어|니|나|더|는)|했더)|(?:뭐|뭘|뭐뭐)(?:빼고|제외하고)(?:있|보여주)|(?:뺀|빼고있는|빼는|빼둔|제외한|제외된|못먹는다고한)(?:거|것|게|건)(?:가|는|은|이)?(?:다)?(?:뭐|어떤)|(?:아까|방금|앞에|위에|전에)?(?:말한|얘기한|알려준|못먹는다고한|빼달라고한|빼달란)(?:거|것|건|게|알레르기|알러지)?(?:들)?(?:다|는|은|도|전부)?(?:빠진|뺀|빠져|빼고|제외)[가-힣]{0,5}(?:맞|거지|건가|죠|지|나|어)/;
const WHAT_IS_LEFT =
  /(?:먹|먹일|마실|쓸|살|줄)(?:을|를)?수있(?:는|을)(?:게|거|것|건)|^(?:그래서|그럼|그러면|이제)(?:뭐|남은)/;
/** `언제 생겨요?` after nothing was open: anybody may open one. */
const WAITS = /언제(?:쯤|나|면)?(?:생|열|나[오와]|뜨|떠|올라)|(?:생기|열리|나오)(?:려나|나요|겠지|ㄹ까)|생길까|열릴까/;
const OF_SERVICE = 6;

/** Only what is asked for like goods is said not to be sold; `기분이 꿀꿀하다` wishes for nothing. */
function isWished(word: string, core: string): boolean {
  const after = core.slice(core.indexOf(word) + word.length);
  return WISHED.test(after) || ASKS.test(after) || !TELLS.test(after);
}
const ASKS = /팔|있[어나음을]|살수|사고싶|추천|줘|필요|찾|파나|파냐|파시/;
const TELLS = /(?:다|네|음|함|임|됨|야|지|해|어|아|요|죠|데|서|고|까)[ㅋㅎㅠㅜ]*$/;
const WISHED =
  /^(?:은|는|이|가|도|을|를|좀|요|같은거|같은건|류|용|이나|나|이랑|랑|하고|만)*(?:$|\d|있|없|팔|파|추천|사고|사려|사야|살|사|필요|구해|구하|구매|찾|보여|알려|줘|주|주문|얼마|어디|하나|한|두|싶|먹|마시|싼|좋은|취급|골라|쓸|써|땡|ㅊㅊ|더|다시|떨어|[ㄱ-ㅎㅠㅜ])/;

const OF_MONEY = /돈|입금|송금|결제|계좌|리더|방장|물건|공구|보냈/;
/** Neither a fact nor an answer to what has happened. */
const UNTOLD: ReadonlySet<Decided['decision']['kind']> = new Set(['ask', 'none', 'products', 'open-boards']);
/** What went wrong comes before the fact it is about. */
function withWrong(decided: Decided, { wrong, topics, whole }: Understanding, { knowledge }: World): Decided {
  const { decision } = decided;
  if (wrong === null) return decided;
  const report = knowledge.service.find(({ topic }) => topic === 'report');
  if (report && UNTOLD.has(decision.kind) && topics.length === 0 && OF_MONEY.test(whole))
    return { ...decided, decision: { kind: 'service', topic: report, isRepeated: false, wrong } };
  if (decision.kind === 'service' && knowledge.wrongs.topics.includes(decision.topic.topic))
    return { ...decided, decision: { ...decision, wrong } };
  return decided;
}

const TO_SERVE = /(?:뭐|뭘|무엇을?|무슨)(?:좀)?(?:대접|먹|차려|차리|해주|해줄|해드|준비|내놓|사가|사면|살까|사지|만들)/;
/** A question about the service, unless more of the message names goods. */
function isAboutService({ service, topics, uses, commands, core }: Understanding): boolean {
  if (!service) return false;
  // `친구 초대했는데 뭐 대접하지`: an occasion, and what to buy for it.
  if (uses.length > 0 && !service.topic.first && TO_SERVE.test(core)) return false;
  if (commands.has('boards') && service.letters < 4) return false;
  if (commands.has('popular') && (topics.length > 0 || uses.length > 0) && service.letters < 5) return false;
  const named = topics.reduce((sum, topic) => sum + (topic.weak ? 0 : topic.say.length), 0);
  return service.letters >= named;
}

/** Another thing is looked for: how many share it and for how much was said of the old one. */
function changesSubject(said: Understanding, slots: Slots, { goods }: World): boolean {
  return hasSubject(said) && startsAfresh(mergeNeed(said, slots, goods).step);
}

/** `사과는?` after fruit goes on with its conditions, and so does `선물용으로` after anything; `강아지 사료는?` after meat does not. */
function isKin({ topics }: Understanding, { last }: Slots, { goods }: World): boolean {
  const before = last[0] === undefined ? undefined : goods.byId.get(last[0]);
  const [topic] = topics;
  if (!before || !topic || topic.weak) return true;
  const fits = [...fitsOfAny(goods, topic.find, topic.category)].sort(([, a], [, b]) => b - a);
  const best = fits[0]?.[0];
  return !best || isFood(best) === isFood(before);
}

const hasCondition = (said: Understanding): boolean =>
  said.budget !== null ||
  said.people !== null ||
  said.wants.length + said.avoids.length + said.excluded.length + said.sizes.length > 0 ||
  said.commands.has('popular') ||
  said.commands.has('cheapest') ||
  said.commands.has('dearest');

function lost(said: Understanding, slots: Slots, { absent }: Knowledge): Decided {
  const [word] = said.unknown;
  if (word !== undefined && (absent.includes(word) || (!SPOKEN.test(word) && isWished(word, said.core)))) {
    return { decision: { kind: 'none', reason: 'unknown', asked: word, nearest: null }, slots };
  }
  return { decision: { kind: 'ask', about: 'goods' }, slots };
}
