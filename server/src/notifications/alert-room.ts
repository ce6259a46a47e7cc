import {
  firstCharacters,
  NOTIFICATION_TITLE_MAX,
  type ParticipantId,
  type RoomId,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import { claimPushes, HEARD_SEQ, IS_MUTED, MARK } from '../chat/room-reads';
import type { Deps } from '../deps';
import { alertOf, roomAlertWords } from './alert-rules';
import { badgesOf } from './badge-of';
import { findReceivers } from './find-receivers';
import { type Parcel, PUSH_PRIORITY, pushToDevices } from './push-to-devices';
import { type SaidInRoom, saidTo } from './said-to';

/** Somebody who has not read everything, with how much others said since they read or were told. */
type Behind = {
  id: ParticipantId;
  userId: UserId;
  muted: boolean;
  title: string;
  heardSeq: number;
  lastSeq: number;
  messages: number;
};

/** Tells the members of a room by push what was said, each message once. */
export async function alertRoom(deps: Deps, roomId: RoomId): Promise<void> {
  const { db, now } = deps;
  const behind = await findBehind(deps, roomId);
  const receivers = await findReceivers(
    db,
    behind.map(({ userId }) => userId),
  );
  const found = behind.map((member) => {
    const receiver = receivers.find(({ userId }) => userId === member.userId);
    return { member, receiver, alert: alertOf(member, receiver?.settings ?? null, now()) };
  });
  await tellAfterNight(
    deps,
    roomId,
    found.flatMap(({ alert }) => (typeof alert === 'object' ? alert.later.getTime() : [])),
  );
  const claimed = await claimPushes(
    deps.db,
    found.filter(({ alert }) => typeof alert !== 'object').map(({ member }) => member),
  );
  const due = found.filter(({ member, alert }) => alert === 'send' && claimed.has(member.id));
  const badges = await badgesOf(
    deps,
    due.map(({ member }) => member.userId),
  );
  const words = await wordsFor(
    deps,
    due.map(({ member }) => member),
  );
  const parcels = due.flatMap(({ member, receiver }): Parcel[] => {
    const said = words.get(member.id);
    if (!said) return [];
    const body = roomAlertWords(said, receiver!.settings);
    const title = firstCharacters(member.title, NOTIFICATION_TITLE_MAX);
    const place = { path: `/chat/${roomId}` as const, tag: `room-${roomId}` };
    const message = { id: null, title, body, ...place, badge: badges.get(member.userId) ?? 0 };
    const tells = { roomId, from: member.heardSeq, to: member.lastSeq };
    return receiver!.devices.map((device) => ({ device, message, urgent: false, tells }));
  });
  await pushToDevices(deps, parcels);
}

/** Looks at the room again when the first of these nights is over. */
async function tellAfterNight({ db, jobs }: Deps, roomId: RoomId, ends: readonly number[]): Promise<void> {
  if (ends.length === 0) return;
  const options = { runAt: new Date(Math.min(...ends)), maxAttempts: 6, priority: PUSH_PRIORITY };
  await jobs.add(db, 'chat.alert', { roomId }, { key: `alert night ${roomId}`, ...options });
}

async function findBehind({ db }: Deps, roomId: RoomId): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select p.id, p.user_id, ${IS_MUTED} as muted, r.title, ${HEARD_SEQ} as heard_seq,
      r.last_seq, said.messages
    from seated p
    ${MARK}
    join chat_rooms r on r.id = p.board_id
    cross join ${saidTo(HEARD_SEQ, sql`r.last_seq`)} said
    where p.board_id = ${roomId} and ${HEARD_SEQ} < r.last_seq`.execute(db);
  return rows;
}

/** Asked last, in a statement of its own: what was taken back before is not told. */
async function wordsFor({ db }: Deps, members: readonly Behind[]): Promise<Map<ParticipantId, SaidInRoom>> {
  if (members.length === 0) return new Map();
  const of = <K extends keyof Behind>(name: K) => members.map((member) => member[name]);
  const { rows } = await sql<SaidInRoom & { id: ParticipantId }>`
    select p.id, said.*
    from unnest(${of('id')}::bigint[], ${of('heardSeq')}::bigint[], ${of('lastSeq')}::bigint[]) as d (id, heard, seq)
    join seated p on p.id = d.id
    ${MARK}
    cross join ${saidTo(sql`greatest(mark.read_seq, d.heard)`, sql`d.seq`)} said
    where said.messages > 0`.execute(db);
  return new Map(rows.map(({ id, ...said }) => [id, said]));
}
