import { hasSubject } from './acts/pointed';
import type { Decided, World } from './decision';
import type { ServiceTopic } from './knowledge';
import type { Slots } from './slots';
import { serviceHintIn } from './understand/phrases';
import { likeliestTopic } from './understand/service-score';
import type { Understanding } from './understand/understand';

/** `이미 한 명 들어왔는데도?` right after a fact asks on about it. */
export function goesOnAboutService(said: Understanding, slots: Slots, { knowledge }: World): Decided | null {
  const topic = knowledge.service.find((each) => each.topic === slots.service);
  const refund = knowledge.service.find((each) => each.topic === 'refund');
  if (
    topic &&
    refund &&
    WAYS_OUT.has(topic.topic) &&
    OF_MONEY.test(said.core) &&
    !PAYS.test(said.core) &&
    !hasSubject(said) &&
    !said.boards
  )
    return serve(refund, slots);
  if (topic && (isOnTopic(said, topic) || isEcho(said) || isNamedBy(said, topic))) return serve(topic, slots);
  const isElse = hasSubject(said) || said.boards !== null || said.joins || said.service !== null || said.talk !== null;
  if (!topic || isElse || said.budget !== null || said.excluded.length + said.takenBack.length > 0) return null;
  // `이미 방장이 샀으면?` asks on, though it names somebody.
  const hinted = IF.test(said.core) ? null : serviceHintIn(said.core, knowledge);
  const other = likeliestTopic(said.core, knowledge) ?? hinted;
  if (other && said.core.length <= LONGEST_ON) return serve(other, slots);
  return ASKS_ON.test(said.core) ? serve(topic, slots) : null;
}
/** `그거 어떻게 올려요` after the gauge: the pronoun stands for what the topic's own phrases name. */
const isOnTopic = (said: Understanding, { topic, phrases }: ServiceTopic): boolean =>
  POINTS_BACK.test(said.core) &&
  said.service !== null &&
  said.service.topic.topic !== topic &&
  !said.service.topic.first &&
  !hasSubject(said) &&
  said.boards === null &&
  !said.joins &&
  phrases.some(([, ...verbs]) => verbs.some((verb) => !QUESTION_WORD.test(verb) && said.core.includes(verb)));
/** `만원부터라고?` says a fact back. */
const isEcho = (said: Understanding): boolean =>
  ECHO.test(said.core) && !hasSubject(said) && said.boards === null && !said.joins && said.service === null;
const ECHO =
  /(?:라고|다고|라구|다구|는거지|단거지|란거지|단말이지|란말이지|다는거지|라는거지|는거죠|단거죠|란거죠)(?:요)?$/;
/** `전화번호는?` after what neighbours see: a word of that topic, and nothing more. */
function isNamedBy(said: Understanding, { phrases }: ServiceTopic): boolean {
  const word = NAMED_ALONE.exec(said.core)?.[1];
  if (word === undefined || said.service?.topic.first || said.boards !== null || said.topics.length > 0) return false;
  return phrases.some((parts) => parts.some((part) => part.startsWith(word)));
}
const NAMED_ALONE = /^(?:그럼|그러면|아|음)?([가-힣]{2,5}?)(?:은|는|도)(?:요)?$/;
const POINTS_BACK = /^(?:그럼|근데|아|음)?(?:그거|그건|그걸|그게|이거|이건)/;
const QUESTION_WORD = /^(?:뭐|뭘|뭔|어떻게|어케|어디|언제|누가|왜|얼마|몇|되|해|하는|하면)/;
/** After a way out, money means that which was paid. */
const WAYS_OUT: ReadonlySet<string> = new Set(['leave', 'cancel', 'not-bought', 'not-filled', 'bad-goods', 'no-show']);
const LONGEST_ON = 12;
const IF = /(?:이미|벌써|아직).*면(?:요)?$/;
/** `돈은 언제 내요`: to be paid yet. */
const PAYS = /(?:언제|어떻게|누구한테|어디로|어디에)(?:까지|쯤)?(?:내(?!가)|결제|입금|송금|보내)/;
const OF_MONEY = /돈|금액|입금|결제한|낸거/;
export const ASKS_ON =
  /(?:도|면|때|경우|땐|데도|에도|라도|은요|는요|건요|그럼|그러면|그래도|만약|혹시|왜|언제|얼마나|며칠|어디서|어떻게|누가|몇|안돼|되나|되죠|되는|돼|가능|있나|있어|하나요|해야|인가요|한가요)/;

export const serve = (topic: ServiceTopic, slots: Slots): Decided => ({
  decision: { kind: 'service', topic, isRepeated: topic.topic === slots.service, wrong: null },
  slots,
});
