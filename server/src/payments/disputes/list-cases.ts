import { DAY_MS, HOUR_MS, seoulClock, seoulDay, type TroubleVerb } from '@mungchi/contract';
import type { Db } from '../../db/schema';
import { transact } from '../../db/transaction';
import { printable } from '../../printable';
import { caseVerbs } from '../cases/case-verb-rules';
import { readCaseFacts } from '../cases/read-case-facts';
import { leftFor } from '../ledger/left-for';

/** Everything that waits for a person, oldest first, a few lines each: escalated disputes, and cases of the money. */
export async function listCases(db: Db, now: Date): Promise<string[]> {
  return [...(await listDisputes(db, now)), ...(await listMoney(db, now))];
}

async function listDisputes(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('boards as b', 'b.id', 'd.boardId')
    .innerJoin('participants as p', 'p.id', 'd.participantId')
    .innerJoin('users as follower', 'follower.id', 'p.userId')
    .innerJoin('users as leader', 'leader.id', 'b.leaderId')
    .selectAll('d')
    .select(['b.title', 'b.stage', 'p.receivedAt', 'p.receivedHow', 'p.handedAt', 'p.noShowAt'])
    .select(['follower.nickname as follower', 'leader.nickname as leader'])
    .where('d.state', '=', 'ESCALATED')
    .orderBy('d.escalatedAt')
    .execute();
  return transact(db, async (tx) => {
    const texts: string[] = [];
    for (const row of rows) {
      const left = await leftFor(tx, { id: row.participantId, boardId: row.boardId });
      texts.push(
        lines(`d${row.id}  ${row.kind}  ${since(row.escalatedAt ?? row.createdAt, now)}`, [
          `${row.title} (board ${row.boardId}, ${row.stage})`,
          `${row.follower ?? '–'} wants ${won(row.wanted)} of ${won(left)} left of the payment; ${receiptOf(row)}`,
          said(row.follower, row.text, row.pictures),
          said(`${row.leader ?? '–'} (leader)`, row.answer ?? '', row.answerPictures),
          `→ npm run cases -- decide d${row.id} WON REASON --sum WON   (WON: 0 to ${left}; both read the reason)`,
        ]),
      );
    }
    return texts;
  });
}

async function listMoney(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('moneyCases as c')
    .innerJoin('boards as b', 'b.id', 'c.boardId')
    .selectAll('c')
    .select('b.title')
    .where('c.closedAt', 'is', null)
    .orderBy('c.at')
    .execute();
  const facts = await readCaseFacts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) =>
    lines(`c${row.id}  ${row.kind}  ${since(row.at, now)}`, [
      `${row.title} (board ${row.boardId}), user ${row.userId}, payment ${row.impUid}, ${won(row.amount)}`,
      ...(row.note ? [row.note] : []),
      ...caseVerbs(facts.get(row.id)!).map((verb) => `→ ${wayOf(verb, row.id)}`),
    ]),
  );
}

function wayOf(verb: TroubleVerb, id: number): string {
  switch (verb) {
    case 'SEEN':
      return `npm run cases -- decide c${id} 0 REASON --sum 0   (closes it)`;
    case 'REFUND':
      return `npm run cases -- decide c${id} WON REASON --sum WON   (WON is taken back from the leader)`;
    case 'RETRY':
      return `npm run cases -- retry c${id} REASON   (the provider is asked again)`;
    case 'HOLD':
      return `npm run cases -- hold c${id} REASON   (no longer tried: you return it by hand)`;
    case 'BY_HAND':
      return `npm run cases -- returned c${id} BANK-REFERENCE --sum WON   (the neighbour has it back)`;
    case 'FOUND':
      return `npm run cases -- found c${id} WHERE   (the money is there: handed over)`;
    case 'LOSS':
      return `npm run cases -- loss c${id} REASON --sum WON   (handed over, and the service carries it)`;
  }
}

const lines = (head: string, rest: readonly string[]) =>
  [head, ...rest.map((line) => `    ${printable(line)}`)].join('\n');
const won = (amount: number) => `${amount.toLocaleString('en-US')} won`;

function since(at: Date, now: Date): string {
  const { hour, minute } = seoulClock(at);
  const clock = `${seoulDay(at)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const waited = now.getTime() - at.getTime();
  const [count, unit] = waited < DAY_MS ? [Math.floor(waited / HOUR_MS), 'h'] : [Math.floor(waited / DAY_MS), 'days'];
  return `waits ${count} ${unit}, since ${clock} in Seoul`;
}

type Receipt = { receivedAt: Date | null; receivedHow: string | null; handedAt: Date | null; noShowAt: Date | null };

function receiptOf({ receivedAt, receivedHow, handedAt, noShowAt }: Receipt): string {
  if (receivedAt) return `had received (${receivedHow})`;
  if (handedAt) return 'the leader says: handed over';
  return noShowAt ? 'the leader says: did not come' : 'not received, no word of the leader';
}

function said(who: string | null, text: string, pictures: readonly { url: string }[]): string {
  const shown = pictures.map(({ url }) => url).join(' ');
  return [`${who ?? '–'}: ${text || '–'}`, ...(shown ? [shown] : [])].join('   ');
}
