import type { PersonPage, Role, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../../db/rows';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { readCircle } from '../../records/read-circle';
import { Refusal } from '../../refusal';
import { caseBoard } from '../cases/case-board';
import { casePeople } from '../cases/case-people';
import { look, type Operator } from '../operator';
import { maskAddress, maskEmail, maskPhone } from './mask-rules';

const SHOWN = 60;

/** A person with what they have to do with; the look is on record, and the look at phone, e-mail and address once more. */
export async function readPerson(deps: Deps, operator: Operator, userId: UserId, reveal = false): Promise<PersonPage> {
  const { db, now } = deps;
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || user.signedUpAt === null) throw new Refusal('USER_NOT_FOUND');
  await look(deps, operator, { what: reveal ? 'read.contact' : 'read.person', target: `person ${userId}` });
  return {
    ...(await casePeople(db, [userId], { viewer: operator.userId, now: now() })).get(userId)!,
    email: reveal ? user.email : maskEmail(user.email),
    phone: user.phone && (reveal ? user.phone : maskPhone(user.phone)),
    phoneVerified: user.phoneVerifiedAt !== null,
    address: user.address && (reveal ? user.address : maskAddress(user.address)),
    masked: !reveal,
    operator: user.operatorSince !== null,
    mannerLeader: user.mannerLeader,
    mannerParticipant: user.mannerParticipant,
    circle: await readCircle(db, userId),
    sanctions: await sanctionsOf(db, userId),
    boards: await boardsOf(db, userId),
    reports: await reportsOf(db, operator.userId, userId),
  };
}

async function sanctionsOf(db: Db, userId: UserId): Promise<PersonPage['sanctions']> {
  const rows = await db
    .selectFrom('sanctions')
    .leftJoin('users', 'users.id', 'sanctions.byId')
    .select(['sanctions.id', 'kind', 'reason', 'until', 'at', 'liftedAt', 'users.nickname as by'])
    .where('userId', '=', userId)
    .orderBy('sanctions.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row,
    until: row.until?.toISOString() ?? null,
    at: row.at.toISOString(),
    liftedAt: row.liftedAt?.toISOString() ?? null,
  }));
}

type Seat = BoardRow & { role: Role; leftWhy: string | null; joinedAt: Date };

async function boardsOf(db: Db, userId: UserId): Promise<PersonPage['boards']> {
  const { rows } = await sql<Seat>`
    select b.*, p.role, p.left_why, p.joined_at from participants p join boards b on b.id = p.board_id
    where p.user_id = ${userId} order by p.id desc limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({
    ...caseBoard(row),
    role: row.role,
    leftWhy: row.leftWhy,
    joinedAt: row.joinedAt.toISOString(),
  }));
}

async function reportsOf(db: Db, viewer: UserId, userId: UserId): Promise<PersonPage['reports']> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'targetKind', 'reason', 'state', 'createdAt', 'reporterId'])
    .where((eb) => eb.or([eb('targetUserId', '=', userId), eb('reporterId', '=', userId)]))
    .where('targetUserId', '<>', viewer)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ targetKind, createdAt, reporterId, ...row }) => ({
    ...row,
    kind: targetKind,
    createdAt: createdAt.toISOString(),
    sent: reporterId === userId,
  }));
}
