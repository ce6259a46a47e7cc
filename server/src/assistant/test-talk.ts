import { answer, type BuiltInAnswer } from './answer';
import { demoCatalogue } from './eval/load-set';
import { evalNeighbourhood, TODAY } from './eval/world';
import { theKnowledge } from './load-knowledge';
import { type Network, theNetwork } from './reader/network';
import { EMPTY_SLOTS } from './slots';
import { nounThread } from './understand/noun-thread';

const catalogue = demoCatalogue();
const around = {
  catalogue,
  knowledge: theKnowledge(),
  nouns: nounThread().nouns,
  neighbourhood: evalNeighbourhood(catalogue),
  today: TODAY,
};

/** A talk in the demo's shop and the evaluation's neighbourhood: the answer to each message, by the rules or with the network first. */
export async function repliesTo(messages: readonly string[], network?: Network): Promise<BuiltInAnswer[]> {
  let slots = EMPTY_SLOTS;
  const replies: BuiltInAnswer[] = [];
  for (const [turn, message] of messages.entries()) {
    const reply = await answer(
      { message, slots, turn, liking: { age: null, gender: null, interest: null } },
      { ...around, ...(network && { network }) },
    );
    slots = reply.slots;
    replies.push(reply);
  }
  return replies;
}

/** The last of them. */
export async function talk(...messages: string[]): Promise<BuiltInAnswer> {
  return (await repliesTo(messages)).at(-1)!;
}

/** The last of them as it is served: the network reads first. */
export async function servedTalk(...messages: string[]): Promise<BuiltInAnswer> {
  return (await repliesTo(messages, await theNetwork())).at(-1)!;
}
