import type { BoardId, ReportId, ReportPage, WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { look, type Operator } from '../operator';
import { caseBoard } from './case-board';
import { casePeople } from './case-people';
import { IS_HELD, type ListedReport, reportLine } from './list-reports';
import { snapshotOf } from './snapshot';

/** One report as an operator decides on it. The look is on record, and asking for the numbers again. */
export async function readReport(
  deps: Deps,
  operator: Operator,
  reportId: ReportId,
  reveal: boolean,
): Promise<ReportPage> {
  const { db, now } = deps;
  const report = await find(db, reportId);
  if (!report || report.targetUserId === operator.userId) throw new Refusal('REPORT_NOT_FOUND');
  await look(deps, operator, { what: reveal ? 'read.numbers' : 'read.report', target: `report ${reportId}` });
  const { targetUserId, reporterId, boardId } = report;
  const people = await casePeople(db, [targetUserId, reporterId], { viewer: operator.userId, now: now() });
  const board = boardId
    ? await db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirst()
    : undefined;
  return {
    ...reportLine(report),
    snapshot: snapshotOf(report.snapshot, reveal),
    since: await sinceThen(db, report),
    board: board ? caseBoard(board) : null,
    target: people.get(targetUserId)!,
    reporter: people.get(reporterId)!,
    others: await others(db, report),
    decision: report.decision,
    endedBy: report.by,
  };
}

async function find(db: Db, reportId: ReportId): Promise<(ListedReport & { by: string | null }) | undefined> {
  const { rows } = await sql<ListedReport & { by: string | null }>`
    select r.*, coalesce(u.nickname, '탈퇴한 이웃') as nickname, e.nickname as by,
      ${IS_HELD} as held,
      (select count(*)::int from reports o
        where o.target_kind = r.target_kind and o.target_id = r.target_id and o.state = 'OPEN') as reports
    from reports r join users u on u.id = r.target_user_id
    left join users e on e.id = r.ended_by
    where r.id = ${reportId}`.execute(db);
  return rows[0];
}

async function others(db: Db, { id, targetKind, targetId }: ListedReport): Promise<ReportPage['others']> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reason', 'text', 'createdAt'])
    .where('targetKind', '=', targetKind)
    .where('targetId', '=', targetId)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** What became of the thing after it was reported, in words. */
async function sinceThen(db: Db, { targetKind, targetId, boardId, createdAt }: ListedReport): Promise<string | null> {
  if (targetKind === 'MESSAGE') {
    const seq = Number(targetId.split('-')[1]);
    const message = await db
      .selectFrom('messages')
      .select('hiddenAt')
      .where('roomId', '=', boardId as BoardId)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return message?.hiddenAt ? '메시지를 가렸어요.' : null;
  }
  if (targetKind === 'QUESTION') return sinceAsked(db, Number.parseInt(targetId, 10));
  if (targetKind === 'WISH') return sinceWished(db, Number(targetId) as WishId);
  if (targetKind !== 'BOARD') return null;
  const board = await db
    .selectFrom('boards')
    .select(['deletedAt', 'takenDownAt', 'updatedAt'])
    .where('id', '=', boardId as BoardId)
    .executeTakeFirst();
  if (!board || board.deletedAt) return '리더가 글을 지웠어요.';
  if (board.takenDownAt) return '글을 내렸어요.';
  return board.updatedAt > createdAt ? '그 뒤에 글이 바뀌었어요.' : null;
}

async function sinceWished(db: Db, wishId: WishId): Promise<string | null> {
  const wish = await db.selectFrom('wishes').select('endedWhy').where('id', '=', wishId).executeTakeFirst();
  if (!wish) return '이제 찾지 않아요.';
  if (wish.endedWhy === 'HIDDEN') return '지금은 가려져 있어요.';
  return wish.endedWhy && '이제 찾지 않아요.';
}

async function sinceAsked(db: Db, questionId: number): Promise<string | null> {
  const asked = db.selectFrom('questions').select(['askerId', 'hiddenAt', 'deletedAt']).where('id', '=', questionId);
  const question = await asked.executeTakeFirst();
  if (question?.hiddenAt) return '질문과 답을 가렸어요.';
  if (!question || question.deletedAt) return '지워진 질문이에요.';
  return question.askerId === null ? '물은 이웃은 탈퇴했어요.' : null;
}
