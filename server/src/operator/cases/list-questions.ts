import { LIST_LIMIT, type OperatorAppeal, type OperatorInquiry, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { casePeople } from './case-people';

type Asked = Pick<Deps, 'db' | 'now'>;
type State = 'OPEN' | 'ENDED' | undefined;

const orderOf = (state: State) =>
  state === 'ENDED'
    ? sql`q.answered_at is not null order by q.answered_at desc`
    : sql`q.answered_at is null order by q.created_at`;

type InquiryRow = Omit<OperatorInquiry, 'person' | 'board' | 'createdAt' | 'answeredAt'> & {
  userId: OperatorInquiry['person']['userId'];
  boardId: NonNullable<OperatorInquiry['board']>['boardId'] | null;
  title: string | null;
  createdAt: Date;
  answeredAt: Date | null;
};

export async function listInquiries({ db, now }: Asked, viewer: UserId, state?: State): Promise<OperatorInquiry[]> {
  const { rows } = await sql<InquiryRow>`
    select q.id, q.kind, q.text, q.user_id, q.board_id, b.title, q.created_at, q.answer, q.answered_at, o.nickname as answered_by
    from inquiries q left join boards b on b.id = q.board_id left join users o on o.id = q.answered_by
    where ${orderOf(state)} limit ${LIST_LIMIT}`.execute(db);
  const people = await casePeople(
    db,
    rows.map(({ userId }) => userId),
    { viewer, now: now() },
  );
  return rows.map(({ userId, boardId, title, createdAt, answeredAt, ...row }) => ({
    ...row,
    person: people.get(userId)!,
    board: boardId && title !== null ? { boardId, title } : null,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

type AppealRow = Omit<OperatorAppeal, 'person' | 'sanctions' | 'createdAt' | 'answeredAt'> & {
  userId: OperatorAppeal['person']['userId'];
  createdAt: Date;
  answeredAt: Date | null;
};

export async function listAppeals({ db, now }: Asked, viewer: UserId, state?: State): Promise<OperatorAppeal[]> {
  const { rows } = await sql<AppealRow>`
    select q.id, q.text, q.user_id, q.created_at, q.answer, q.answered_at, o.nickname as answered_by
    from appeals q left join users o on o.id = q.answered_by
    where ${orderOf(state)} limit ${LIST_LIMIT}`.execute(db);
  const ids = rows.map(({ userId }) => userId);
  const people = await casePeople(db, ids, { viewer, now: now() });
  const sanctions = await db
    .selectFrom('sanctions')
    .select(['id', 'userId', 'kind', 'reason', 'until', 'at'])
    .where('userId', 'in', ids.length > 0 ? ids : [0 as never])
    .where('liftedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ userId, createdAt, answeredAt, ...row }) => ({
    ...row,
    person: people.get(userId)!,
    sanctions: sanctions
      .filter((each) => each.userId === userId)
      .map(({ id, kind, reason, until, at }) => ({
        id,
        kind,
        reason,
        until: until?.toISOString() ?? null,
        at: at.toISOString(),
      })),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
