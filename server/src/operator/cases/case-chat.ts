import type { BoardId, CaseMessage } from '@mungchi/contract';
import { sql } from 'kysely';
import { DELETED_WORDS } from '../../chat/message-wire';
import type { Db } from '../../db/schema';
import { maskNumbers } from '../people/mask-rules';

const BEFORE = 20;
const AFTER = 10;

type Row = Omit<CaseMessage, 'sentAt' | 'text'> & { body: string; sentAt: Date };

/** What was said around an instant; account numbers and phones are masked. */
export async function caseChat(db: Db, boardId: BoardId, around: Date): Promise<CaseMessage[]> {
  const side = (rest: ReturnType<typeof sql>) => sql`
    select m.seq, m.type, case when m.deleted_at is null then m.body else ${DELETED_WORDS} end as body, m.sent_at, p.user_id, m.hidden_at is not null as hidden,
      case when p.id is null then '뭉치' else coalesce(u.nickname, '탈퇴한 이웃') end as nickname
    from messages m left join participants p on p.id = m.participant_id left join users u on u.id = p.user_id
    where m.room_id = ${boardId} and ${rest}`;
  const { rows } = await sql<Row>`
    select * from (
      (${side(sql`m.sent_at <= ${around} order by m.seq desc limit ${BEFORE}`)})
      union all
      (${side(sql`m.sent_at > ${around} order by m.seq limit ${AFTER}`)})
    ) said order by seq`.execute(db);
  return rows.map(({ body, sentAt, ...row }) => ({ ...row, text: maskNumbers(body), sentAt: sentAt.toISOString() }));
}
