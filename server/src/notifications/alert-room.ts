import {
  firstCharacters,
  NOTIFICATION_TITLE_MAX,
  type ParticipantId,
  type RoomId,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import { HIDDEN_WORDS } from '../chat/message-wire';
import type { Deps } from '../deps';
import { alertOf, alertWords } from './alert-rules';
import { badgesOf } from './badge-of';
import { findReceivers } from './find-receivers';
import { type Parcel, PUSH_PRIORITY, pushToDevices } from './push-to-devices';

/** Somebody who has not read everything, with what others said since they read or were told. */
type Behind = {
  id: ParticipantId;
  userId: UserId;
  muted: boolean;
  title: string;
  lastSeq: number;
  messages: number;
  nickname: string;
  body: string;
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
  const told = await claim(
    deps,
    found.filter(({ alert }) => typeof alert !== 'object').map(({ member }) => member),
  );
  const due = found.filter(({ member, alert }) => alert === 'send' && told.has(member.id));
  const badges = await badgesOf(
    deps,
    due.map(({ member }) => member.userId),
  );
  const parcels = due.flatMap(({ member, receiver }): Parcel[] => {
    const body = alertWords(member, receiver!.settings);
    const title = firstCharacters(member.title, NOTIFICATION_TITLE_MAX);
    const place = { path: `/chat/${roomId}`, tag: `room-${roomId}` };
    const message = { id: null, title, body, ...place, badge: badges.get(member.userId) ?? 0 };
    return receiver!.devices.map((device) => ({ device, message, urgent: false }));
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
    select p.id, p.user_id, p.muted_at is not null as muted, r.title, r.last_seq,
      said.messages, coalesce(said.nickname, '알 수 없음') as nickname, coalesce(said.body, '') as body
    from seated p
    join chat_rooms r on r.id = p.board_id
    cross join lateral (
      select count(*)::int as messages, (array_agg(u.nickname order by m.seq desc))[1] as nickname,
        (array_agg(case when m.hidden_at is null then m.body else ${HIDDEN_WORDS} end order by m.seq desc))[1] as body
      from messages m
      join participants s on s.id = m.participant_id
      join users u on u.id = s.user_id
      where m.room_id = r.id and m.seq > greatest(p.read_seq, p.pushed_seq) and m.seq <= r.last_seq
        and m.type = 'TEXT' and m.deleted_at is null and m.participant_id <> p.id
        and not exists (select from blocks x where x.blocker_id = p.user_id and x.blocked_id = s.user_id)
    ) said
    where p.board_id = ${roomId} and greatest(p.read_seq, p.pushed_seq) < r.last_seq`.execute(db);
  return rows;
}

/** Whoever moves the mark tells them: another node that looked at the same moment does not. */
async function claim({ db }: Deps, members: readonly Behind[]): Promise<Set<ParticipantId>> {
  const { rows } = await sql<{ id: ParticipantId }>`
    update participants p set pushed_seq = d.seq
    from unnest(${members.map(({ id }) => id)}::bigint[], ${members.map(({ lastSeq }) => lastSeq)}::bigint[]) as d (id, seq)
    where p.id = d.id and p.pushed_seq < d.seq
    returning p.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
