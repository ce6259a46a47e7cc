import type { ParticipantId } from '@mungchi/contract';
import { CompiledQuery } from 'kysely';
import type { Db } from '../db/schema';
import { messageLine } from './announce';
import { type DraftBatch, toDraftBatch } from './draft-batch';
import { findStored } from './find-stored';
import { senderJson, textJson } from './message-wire';
import type { Outcome, SentDraft } from './outcome';
import { isRich, type RichAnswer, richJson, richParameters, wrongPictures } from './rich-batch';
import { STORE_DRAFTS } from './store-drafts-statement';
import { STORE_RICH_DRAFTS } from './store-rich-statement';
import { textArray } from './text-array';

/** Last sequence, timestamp of the next message in milliseconds, and whether the room is closed; null when there is no such room. */
type RoomState = [lastSeq: number, nextAt: number, closed: boolean] | null;
/** Participant id (null for a non-member), nickname, profile picture. */
type SpeakerState = [ParticipantId | null, string | null, string | null];
/** With `placed`, `quotes` and `pictures` for a batch in which somebody replies or sends photos. */
type Answer = { stored: boolean; rooms: RoomState[]; speakers: SpeakerState[] } & Partial<RichAnswer>;

/**
 * One statement, one transaction, one round trip for any number of messages. It stores all or none: refusals
 * are rare, so the rest is then retried without the refused ones.
 */
export async function storeDrafts(db: Db, at: Date, drafts: readonly SentDraft[]): Promise<Outcome[]> {
  if (drafts.length === 0) return [];
  const batch = toDraftBatch(drafts);
  const { rows } = await db.executeQuery<Answer>(statementOf(batch, at, drafts));
  const answer = rows[0]!;
  if (answer.stored) return storedOutcomes(batch, drafts, answer);

  const refusals = refusalsOf(batch, drafts, answer);
  const others = drafts.filter((_, index) => refusals[index] === undefined);
  const outcomes = await storeDrafts(db, at, others);
  const before = await sentBefore(db, drafts, refusals);
  let next = 0;
  return refusals.map((refusal, index) => (refusal ? (before.get(drafts[index]!) ?? refusal) : outcomes[next++]!));
}

function statementOf(batch: DraftBatch, at: Date, drafts: readonly SentDraft[]): CompiledQuery {
  const parameters = parametersOf(batch, at, drafts);
  if (!drafts.some(isRich)) return CompiledQuery.raw(STORE_DRAFTS, parameters);
  return CompiledQuery.raw(STORE_RICH_DRAFTS, [...parameters, ...richParameters(drafts)]);
}

/** Photos sent once more under the same key are in use already: by the message that is there. */
async function sentBefore(
  db: Db,
  drafts: readonly SentDraft[],
  refusals: readonly (Outcome | undefined)[],
): Promise<Map<SentDraft, Outcome>> {
  const isShown = (refusal: Outcome | undefined) => refusal && !refusal.ok && refusal.code === 'IMAGE_NOT_ALLOWED';
  const shown = drafts.filter(({ key }, index) => key !== null && isShown(refusals[index]));
  const found = shown.length === 0 ? [] : await findStored(db, shown);
  return new Map(found.map(({ draft, outcome }) => [draft, outcome]));
}

function parametersOf({ rooms, speakers, places }: DraftBatch, at: Date, drafts: readonly SentDraft[]): unknown[] {
  return [
    at,
    numbers(rooms, (room) => room.id),
    numbers(rooms, (room) => room.drafts.length),
    textArray(rooms.map((room) => room.drafts.at(-1)!.text)),
    numbers(speakers, (speaker) => speaker.roomId),
    numbers(speakers, (speaker) => speaker.userId),
    // PostgreSQL counts from 1.
    numbers(places, (place) => place.room + 1),
    numbers(places, (place) => place.speaker + 1),
    numbers(places, (place) => place.turn),
    textArray(drafts.map((draft) => draft.text)),
    textArray(drafts.map((draft) => draft.key)),
  ];
}

function storedOutcomes({ places }: DraftBatch, drafts: readonly SentDraft[], answer: Answer): Outcome[] {
  const senders = answer.speakers.map(([, nickname, profileUrl]) => senderJson({ nickname, profileUrl }));
  return drafts.map((draft, index) => {
    const { room, speaker, turn } = places[index]!;
    const [lastSeq, nextAt] = answer.rooms[room]!;
    const seq = lastSeq + turn;
    const participantId = answer.speakers[speaker]![0]!;
    if (draft.rich) {
      const [, nickname, profileUrl] = answer.speakers[speaker]!;
      const stored = { seq, sentAt: nextAt + turn - 1, participantId, sender: { nickname, profileUrl } };
      return { ok: true, line: messageLine(draft.roomId, seq, richJson(draft, index, answer as RichAnswer, stored)) };
    }
    const json = textJson(draft, { seq, sentAt: nextAt + turn - 1, participantId, sender: senders[speaker]! });
    return { ok: true, line: messageLine(draft.roomId, seq, json) };
  });
}

/** Undefined for drafts that are allowed. */
function refusalsOf({ places }: DraftBatch, drafts: readonly SentDraft[], answer: Answer): (Outcome | undefined)[] {
  const { rooms, speakers, placed } = answer;
  const wrong = placed ? wrongPictures(drafts, answer as RichAnswer) : null;
  return places.map(({ room, speaker }, index) => {
    const state = rooms[room];
    if (!state) return { ok: false, code: 'ROOM_NOT_FOUND' };
    if (speakers[speaker]![0] === null) return { ok: false, code: 'NOT_A_MEMBER' };
    if (wrong?.has(index)) return { ok: false, code: 'IMAGE_NOT_ALLOWED' };
    return state[2] ? { ok: false, code: 'ROOM_CLOSED' } : undefined;
  });
}

function numbers<T>(list: readonly T[], numberOf: (one: T) => number): string {
  return `{${list.map(numberOf).join(',')}}`;
}
