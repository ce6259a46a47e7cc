import { REPORT_REASONS, type ReportReason, type UserId, type WaitingCase } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

const SHOWN = 12;
const DISPUTE_WORDS = {
  NOT_RECEIVED: '받지 못했어요',
  SHORT: '양이 모자라요',
  DAMAGED: '상했거나 망가졌어요',
  DIFFERENT: '다른 물건이에요',
  STALLED: '전달 소식이 없어요',
} as const;
const TROUBLE_WORDS: Record<string, string> = {
  MISMATCH: '주문에 맞지 않는 결제',
  LOST: '카드사에서 취소된 결제',
  LOST_AFTER_HAND_OVER: '나눈 뒤 취소된 결제',
  UNCONFIRMED: '확인되지 않는 결제',
  REFUND_REFUSED: '거절된 환불',
  REFUND_ODD: '금액이 다른 환불',
};
const KIND_WORDS: Record<string, string> = { BOARD: '글', USER: '이웃', MESSAGE: '메시지', REVIEW: '리뷰' };

type Row = Omit<WaitingCase, 'since' | 'title'> & { since: Date; kind: string; sub: string; name: string };

/** What has waited longest, of all queues. Who reported is on the report's page, where a look is on record. */
export async function oldestWaiting(db: Db, viewer: UserId): Promise<WaitingCase[]> {
  const { rows } = await sql<Row>`
    select * from (
      select 'REPORT' as queue, r.id::text, r.target_kind as kind, r.reason as sub, '' as name,
        coalesce(u.nickname, '탈퇴한 이웃') as about, null::int as amount, r.created_at as since
      from reports r join users u on u.id = r.target_user_id where r.state = 'OPEN' and r.target_user_id <> ${viewer}
      union all
      select case d.kind when 'STALLED' then 'STALLED' else 'DISPUTE' end, d.id::text, d.kind, '', b.title,
        coalesce(f.nickname, '탈퇴한 이웃') || ' → ' || coalesce(l.nickname, '탈퇴한 이웃'), d.wanted, d.escalated_at
      from disputes d join boards b on b.id = d.board_id join participants p on p.id = d.participant_id
      join users f on f.id = p.user_id join users l on l.id = b.leader_id where d.state = 'ESCALATED'
      union all
      select 'PAYOUT', o.id::text, '', '', '', coalesce(u.nickname, '탈퇴한 이웃'), o.amount, o.requested_at
      from payouts o join users u on u.id = o.user_id where o.state = 'REQUESTED'
      union all
      select 'TROUBLE', t.imp_uid, 'MISMATCH', '', '', coalesce(u.nickname, '탈퇴한 이웃'), (t.record ->> 'amount')::int, t.seen_at
      from payment_troubles t left join users u on u.id = t.user_id where t.ended_at is null
      union all
      select 'TROUBLE', 'c' || c.id, c.kind, '', '', coalesce(u.nickname, '탈퇴한 이웃'), c.amount, c.at
      from money_cases c left join users u on u.id = c.user_id where c.closed_at is null
      union all
      select 'FLAG', b.id::text, '', string_agg(f.words, ', ' order by f.kind), b.title, coalesce(u.nickname, '탈퇴한 이웃'), null, min(f.at)
      from board_flags f join boards b on b.id = f.board_id join users u on u.id = b.leader_id
      where f.seen_at is null and b.deleted_at is null group by b.id, u.id
      union all
      select 'INQUIRY', q.id::text, q.kind, left(q.text, 60), '', coalesce(u.nickname, '탈퇴한 이웃'), null, q.created_at
      from inquiries q join users u on u.id = q.user_id where q.answered_at is null
      union all
      select 'APPEAL', q.id::text, '', left(q.text, 60), '', coalesce(u.nickname, '탈퇴한 이웃'), null, q.created_at
      from appeals q join users u on u.id = q.user_id where q.answered_at is null
    ) waiting order by since limit ${SHOWN}`.execute(db);
  return rows.map(({ kind, sub, name, since, ...row }) => ({
    ...row,
    title: titleOf(row.queue, kind, sub, name),
    since: since.toISOString(),
  }));
}

function titleOf(queue: WaitingCase['queue'], kind: string, sub: string, name: string): string {
  switch (queue) {
    case 'REPORT':
      return `${KIND_WORDS[kind]} · ${REPORT_REASONS[sub as ReportReason]}`;
    case 'DISPUTE':
    case 'STALLED':
      return `${name}, ${DISPUTE_WORDS[kind as keyof typeof DISPUTE_WORDS]}`;
    case 'PAYOUT':
      return '보낼 정산';
    case 'TROUBLE':
      return TROUBLE_WORDS[kind] ?? kind;
    case 'FLAG':
      return `${name} · ${sub}`;
    case 'INQUIRY':
    case 'APPEAL':
      return sub;
  }
}
