import type { Knowledge, ServiceTopic } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import { goodsWordsIn } from './goods-words';
import { lettersOf } from './letters';
import { serviceTopicIn } from './phrases';
import { topicByConcepts } from './service-concepts';
import { squeeze } from './squeeze';

/** Where one question ends and the next begins. */
const BETWEEN = /[?!.;\n]+|(?<=[고요죠지까나며면데은는도]),|\s(?:그리고|글고|그리구|또|아니면|근데|참고로)\s/;
const SHORTEST = 4;
/** What a chance word in a part does not reach. */
const SURE = 3;
/** More of them nobody reads. */
const MOST = 3;

/** `수수료 있어요? 배송비는요?`: the facts that are asked for, part by part; empty where only one thing is asked. */
export function topicsAsked(message: string, goods: Goods, knowledge: Knowledge): ServiceTopic[] {
  const parts = message.split(BETWEEN).filter((part) => squeeze(part).length >= SHORTEST);
  if (parts.length < 2) return [];
  const topics = parts.flatMap((part) => topicOf(part, goods, knowledge) ?? []);
  return [...new Set(topics)].slice(0, MOST);
}

function topicOf(part: string, goods: Goods, knowledge: Knowledge): ServiceTopic | null {
  const core = squeeze(part);
  const named = goodsWordsIn(part, goods, knowledge);
  const phrased = serviceTopicIn(core, knowledge, { named, wordStarts: lettersOf(part).wordStarts });
  const meant = topicByConcepts(core, knowledge, named);
  const heard = (meant?.letters ?? 0) > (phrased?.letters ?? 0) && !phrased?.topic.first ? meant : phrased;
  return heard !== null && heard.letters >= SURE ? heard.topic : null;
}
