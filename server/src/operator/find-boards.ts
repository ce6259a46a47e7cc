import type { BoardId, CaseBoard } from '@mungchi/contract';
import type { Deps } from '../deps';
import { caseBoard } from './cases/case-board';

const FOUND = 20;

/** By number, or by words of the title; also held, taken down and deleted ones. */
export async function findBoards({ db }: Pick<Deps, 'db'>, query: string): Promise<(CaseBoard & { leader: string })[]> {
  const number = /^#?(\d{1,15})$/.exec(query)?.[1];
  const words = `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.leaderId')
    .selectAll('boards')
    .select('users.nickname')
    .where((eb) =>
      eb.or([eb('boards.title', 'ilike', words), ...(number ? [eb('boards.id', '=', Number(number) as BoardId)] : [])]),
    )
    .orderBy('boards.id', 'desc')
    .limit(FOUND)
    .execute();
  return rows.map((row) => ({ ...caseBoard(row), leader: row.nickname ?? '탈퇴한 이웃' }));
}
