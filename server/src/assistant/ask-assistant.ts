import { type AssistantReply, seoulDay, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { answer } from './answer';
import type { Knowledge } from './knowledge';
import { prepareReading } from './prepare-reading';
import type { AssistantModel } from './read/model';
import { modelReader } from './read/read-by-model';
import { networkReader } from './read/read-by-network';
import type { Reader } from './read/reader';
import { theNetwork } from './reader/network';
import { ageGroupOf, genderOf, likingOf, type Profile } from './retrieve/liking';
import { neighbourhoodOf } from './retrieve/match-boards';
import { type AssistantSession, newSession, resumeSession, saveTurn } from './session-rows';
import { spendCall } from './spend-call';
import { toReply } from './to-reply';
import { cutMessage } from './understand/cut-message';
import type { NounReader } from './understand/noun-thread';

/** The assistant's dependencies; the model is null unless an operator configured one. */
export type Assistant = {
  knowledge: Knowledge;
  nouns: NounReader;
  model: AssistantModel | null;
  callsPerDay: number;
};

export type Asked = { message: string; sessionId: string | null; profile: Profile | null };

/** Concurrent turns of one session are processed one after another (optimistic retry). */
const ATTEMPTS = 4;

export async function askAssistant(
  deps: Deps,
  assistant: Assistant,
  userId: UserId | null,
  asked: Asked,
): Promise<AssistantReply> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const session = await sessionFor(deps, userId, asked);
    // A model takes seconds; the retry answers without it.
    const reply = await oneTurn(deps, { ...assistant, model: attempt === 1 ? assistant.model : null }, session, asked);
    if (reply) return reply;
  }
  throw new Refusal('UNAVAILABLE');
}

async function sessionFor(deps: Deps, userId: UserId | null, { sessionId, profile }: Asked): Promise<AssistantSession> {
  const session = sessionId ? await resumeSession(deps, userId, sessionId) : newSession(userId);
  if (!profile) return session;
  return {
    ...session,
    ageGroup: ageGroupOf(profile.birth, deps.now()) ?? session.ageGroup,
    gender: genderOf(profile.gender) ?? session.gender,
  };
}

async function oneTurn(
  deps: Deps,
  { knowledge, nouns, model, callsPerDay }: Assistant,
  session: AssistantSession,
  asked: Asked,
): Promise<AssistantReply | null> {
  const message = cutMessage(asked.message);
  const [catalogue, liking] = await Promise.all([deps.catalogue(), likingOf(deps, session)]);
  await prepareReading(catalogue, knowledge);
  const turn = session.messageCount / 2;
  const network = await theNetwork();
  const said = await answer(
    { message, slots: session.slots, turn, liking },
    {
      catalogue,
      knowledge,
      nouns,
      neighbourhood: neighbourhoodOf(deps, session.userId),
      today: seoulDay(deps.now()),
      // Beside a configured model it is one of three readers.
      ...(model === null && { network }),
      readers: [
        networkReader(network),
        ...(model ? [sparing(deps, modelReader(model, deps.log), session.userId, callsPerDay)] : []),
      ],
      sendsOut: model !== null,
    },
  );

  if (!(await saveTurn(deps, session, said.slots))) return null;
  return {
    ...toReply(said),
    session_id: session.id,
    message_count: session.messageCount + 2,
  };
}

/** Asked only so often for one person and day; what it would have said is missing then, and nothing else. */
const sparing =
  (deps: Deps, reader: Reader, userId: UserId | null, callsPerDay: number): Reader =>
  async (...turn) =>
    (await spendCall(deps, userId, callsPerDay)) ? reader(...turn) : null;
