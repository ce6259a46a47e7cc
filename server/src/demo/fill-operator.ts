import { DAY_MS, HOUR_MS, seoulDay } from '@mungchi/contract';
import { sql } from 'kysely';
import type { DailyMetric } from '../db/rows';
import type { Tx } from '../db/schema';
import { countPlaces } from '../operator/figures/count-places';
import { createPeople } from '../users/create-people';
import type { FilledBoard } from './fill-boards';

const FIGURE_DAYS = 60;
const PLACES = ['서울특별시 성동구', '서울특별시 마포구', '제주특별자치도 제주시'];

/** Somebody to look around the console as, and something for them to do: reports, a dispute, a payout, questions, two months of figures. */
export async function fillOperator(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  await addOperator(tx, now);
  await addReports(tx, boards, now);
  await addDispute(tx, boards, now);
  await addPayout(tx, now);
  await addFlag(tx, boards, now);
  await addQuestions(tx, boards, now);
  await addFigures(tx, now);
}

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

async function addOperator(tx: Tx, now: Date): Promise<void> {
  await createPeople(tx, [
    {
      provider: 'demo',
      providerUserId: 'operator',
      name: '서지우',
      email: 'operator@demo.mungchi.example',
      nickname: '서지우',
      nicknameKey: '서지우',
      phone: '010-0000-0999',
      birth: '1990-01-01',
      gender: 'FEMALE',
      profileUrl: '/avatars/mint.webp',
      demo: true,
      signedUpAt: ago(now, 24 * 90),
      createdAt: ago(now, 24 * 90),
      operatorSince: ago(now, 24 * 90),
    },
  ]);
}

/** A message, two posts and a neighbour, each waiting a different time. */
async function addReports(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const reasons = ['SCAM', 'FORBIDDEN', 'AD', 'ABUSE'] as const;
  const open = boards.filter(({ seats }) => seats.length >= 2).slice(0, reasons.length);
  for (const [index, { id, title, seats }] of open.entries()) {
    const [leader, reporter] = seats;
    const text = ['앱 밖에서 돈을 보내라고 해요.', '팔 수 없는 물품 같아요.', '같은 글을 여러 번 올려요.', ''][index]!;
    const isBoard = index !== 3;
    await tx
      .insertInto('reports')
      .values({
        reporterId: reporter!.userId,
        targetKind: isBoard ? 'BOARD' : 'USER',
        targetId: String(isBoard ? id : leader!.userId),
        targetUserId: leader!.userId,
        boardId: isBoard ? id : null,
        reason: reasons[index]!,
        text,
        snapshot: JSON.stringify(isBoard ? { title, images: [] } : { person: { nickname: leader!.nickname } }),
        createdAt: ago(now, [19, 26, 7, 3][index]!),
      })
      .execute();
  }
}

/** A follower who took the goods home and the leader do not agree. */
async function addDispute(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const bought = boards.find(({ data, seats }) => data.stage === 'PURCHASED' && seats.length >= 2);
  const follower = bought?.seats[1];
  if (!bought || !follower) return;
  await tx
    .updateTable('participants')
    .set({ handedAt: ago(now, 50) })
    .where('id', '=', follower.participantId)
    .execute();
  await tx
    .insertInto('disputes')
    .values({
      boardId: bought.id,
      participantId: follower.participantId,
      kind: 'DAMAGED',
      state: 'ESCALATED',
      text: '집에 와서 열어 보니 아래쪽이 물러 있어요.',
      wanted: 2000,
      answer: '담을 때는 모두 멀쩡했고 사진도 찍어 뒀어요.',
      createdAt: ago(now, 48),
      escalatedAt: ago(now, 35),
    })
    .execute();
}

/** The leader with the most to fetch from one purchase has asked for it; the others still can. */
async function addPayout(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into payouts (user_id, amount, bank, number, last4, holder, requested_at)
    select a.user_id, e.amount, a.bank, a.number, a.last4, a.holder, ${ago(now, 21)}
    from ledger_sets s join ledger_entries e on e.set_id = s.id and e.account = 'LEADER' and e.amount >= 1000
    join boards b on b.id = s.board_id join payout_accounts a on a.user_id = b.leader_id
    where s.kind = 'HAND_OVER' and s.at < ${ago(now, 24 * 4)} and not exists (select from payout_parts p where p.board_id = b.id)
    order by e.amount desc, b.id limit 1 returning id`.execute(tx);
  if (!rows[0]) return;
  await sql`
    insert into payout_parts (payout_id, board_id, amount)
    select o.id, s.board_id, o.amount from payouts o join boards b on b.leader_id = o.user_id
    join ledger_sets s on s.board_id = b.id and s.kind = 'HAND_OVER' join ledger_entries e on e.set_id = s.id
    where o.id = ${rows[0].id} and e.account = 'LEADER' and e.amount = o.amount
      and not exists (select from payout_parts p where p.board_id = b.id) order by b.id limit 1`.execute(tx);
}

/** A post that a first look took for something else: nothing is wrong with it. */
async function addFlag(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const open = boards.find(({ data }) => data.stage === 'RECRUITING');
  if (!open) return;
  const flag = { kind: 'LINK' as const, words: '오픈채팅', at: ago(now, 6) };
  await tx
    .insertInto('boardFlags')
    .values({ boardId: open.id, ...flag })
    .execute();
}

async function addQuestions(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const asker = boards[0]?.seats[0];
  if (!asker) return;
  const asked = { userId: asker.userId, kind: 'PAYMENT', text: '환불은 언제 들어오나요?', boardId: null } as const;
  await tx
    .insertInto('inquiries')
    .values({ ...asked, createdAt: ago(now, 5) })
    .execute();
}

/** Weekends are busier; the numbers repeat themselves. */
async function addFigures(tx: Tx, now: Date): Promise<void> {
  const rows = Array.from({ length: FIGURE_DAYS }, (_, index) => index + 1).flatMap((back) =>
    PLACES.flatMap((place, which) => {
      const at = new Date(now.getTime() - back * DAY_MS);
      const opened = 3 + ((back * 7 + which * 5) % 4) + (at.getUTCDay() % 6 === 0 ? 3 : 0) - which;
      const filled = Math.max(1, opened - 1 - ((back + which) % 2));
      const counts: [DailyMetric, number][] = [
        ['OPENED', opened],
        ['FILLED', filled],
        ['FILL_HOURS', filled * (30 + (back % 12))],
        ['FILLED_IN_0', 1],
        ['FILLED_IN_1', 1],
        ['FILLED_IN_2', Math.max(0, filled - 2)],
        ['PAID', filled * 3],
        ['PAID_ON_TIME', filled * 3 - (back % 3 === 0 ? 1 : 0)],
        ['COMPLETED', Math.max(0, filled - 1)],
        ['CANCELLED', back % 4 === 0 ? 1 : 0],
        ['EXPIRED', back % 3 === 0 ? 1 : 0],
        ['UNPAID', back % 6 === 0 ? 1 : 0],
        ['BY_OPERATOR', back % 20 === 0 ? 1 : 0],
        ['NO_SHOWS', back % 9 === 0 ? 1 : 0],
        ['DISPUTES', back % 8 === 0 ? 1 : 0],
        ['REFUNDS', back % 4 === 0 ? 2 : 0],
        ['REFUNDED', back % 4 === 0 ? 18_000 : 0],
        ['HELD_CHANGE', back % 2 === 0 ? 52_000 : -34_000],
      ];
      return counts.map(([metric, value]) => ({ day: seoulDay(at), place, metric, value }));
    }),
  );
  await tx
    .insertInto('dailyFigures')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'place', 'metric']).doNothing())
    .execute();
  await countPlaces(tx);
}
