import type { Db } from '../../db/schema';

/** Everything that waits for a person, oldest first, one line each: escalated disputes, and cases of the money. */
export async function listCases(db: Db): Promise<string[]> {
  const disputes = await db
    .selectFrom('disputes')
    .selectAll()
    .where('state', '=', 'ESCALATED')
    .orderBy('escalatedAt')
    .execute();
  const cases = await db.selectFrom('moneyCases').selectAll().where('closedAt', 'is', null).orderBy('at').execute();
  return [
    ...disputes.map(
      ({ id, kind, boardId, participantId, wanted, text, answer, escalatedAt }) =>
        `d${id}  ${escalatedAt?.toISOString()}  ${kind}  board ${boardId}, participant ${participantId}, wants ${wanted}: ${text || '–'} | leader: ${answer ?? '–'}`,
    ),
    ...cases.map(
      ({ id, kind, boardId, userId, impUid, amount, note, at }) =>
        `c${id}  ${at.toISOString()}  ${kind}  board ${boardId}, user ${userId}, ${impUid}, ${amount}${note ? `: ${note}` : ''}`,
    ),
  ];
}
