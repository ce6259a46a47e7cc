import {
  type DisputeId,
  PAYOUT_WHY_MAX,
  type PayoutId,
  type ReportDecision,
  type ReportId,
  type SanctionKind,
  type TroubleVerb,
  type UserId,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { logAct } from '../audit/log-act';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { caseVerbs, movesMoney } from '../payments/cases/case-verb-rules';
import { readCaseFacts } from '../payments/cases/read-case-facts';
import { leftFor } from '../payments/ledger/left-for';
import type { EndedPayout } from '../payouts/end-payout';
import { listOpen } from '../payouts/list-open';
import { printable } from '../printable';
import { Refusal } from '../refusal';
import { answerAppeal } from './cases/answer-cases';
import { decideCase } from './cases/decide-case';
import { decidePayout } from './cases/decide-payout';
import { decideReport } from './cases/decide-report';
import { decideTrouble } from './cases/decide-trouble';
import { type Actor, act } from './operator';
import { giveSanction } from './people/give-sanction';
import { liftSanction } from './people/lift-sanction';

export const USAGE = `usage: npm run operator [-- list]                                    what no operator may decide at the console
       npm run operator -- report ID fine|noted|hide|take-down REASON
       npm run operator -- warn PERSON REASON
       npm run operator -- pause PERSON DAYS REASON
       npm run operator -- ban PERSON REASON --name NICKNAME
       npm run operator -- lift PERSON REASON                        ends a pause or a ban
       npm run operator -- appeal ID keep|lift ANSWER
       npm run operator -- dispute ID WON REASON --sum WON
       npm run operator -- case ID retry|hold|found|seen WORDS
       npm run operator -- case ID by-hand|loss|refund WORDS --sum WON
       npm run operator -- payout ID sent|failed|returned WORDS --sum WON
The people concerned read the reason. WON is the whole sum, --sum the same once more: what differs is refused.`;

/** A decision as it was typed: what it is about, in words, and the console's own verb. */
export type Order = { about: string; carryOut(deps: Deps, actor: Actor): Promise<void> };

const DECISIONS: Record<string, ReportDecision> = {
  fine: 'FINE',
  noted: 'NOTED',
  hide: 'HIDE',
  'take-down': 'TAKE_DOWN',
};
const CASE_VERBS: Record<string, TroubleVerb> = {
  retry: 'RETRY',
  hold: 'HOLD',
  found: 'FOUND',
  seen: 'SEEN',
  'by-hand': 'BY_HAND',
  loss: 'LOSS',
  refund: 'REFUND',
};

/** Null where the words make no decision. */
export function readOrder(typed: readonly string[]): Order | null {
  const { words, sum, name } = takeOptions(typed);
  const [kind, id = '', choice = '', ...rest] = words;
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const said = rest.join(' ').trim();
  const saidAll = [choice, ...rest].join(' ').trim();
  switch (kind) {
    case 'report': {
      const decision = DECISIONS[choice];
      if (number === null || !decision || said === '') return null;
      return {
        about: `report ${number}`,
        carryOut: (deps, actor) => decideReport(deps, actor, number as ReportId, { decision, reason: said }),
      };
    }
    case 'warn':
      return number === null || saidAll === '' ? null : sanctionOrder(number, 'WARNED', { reason: saidAll });
    case 'pause':
      if (number === null || !/^[1-9]\d{0,3}$/.test(choice) || said === '') return null;
      return sanctionOrder(number, 'PAUSED', { days: Number(choice), reason: said });
    case 'ban':
      if (number === null || saidAll === '' || name === null) return null;
      return sanctionOrder(number, 'BANNED', { confirm: name, reason: saidAll });
    case 'lift':
      if (number === null || saidAll === '') return null;
      return {
        about: `person ${number}`,
        carryOut: async (deps, actor) =>
          liftSanction(deps, actor, await sanctionInForce(deps, number as UserId), saidAll),
      };
    case 'appeal':
      if (number === null || (choice !== 'keep' && choice !== 'lift') || said === '') return null;
      return {
        about: `appeal ${number}`,
        carryOut: (deps, actor) => answerAppeal(deps, actor, number, { answer: said, lift: choice === 'lift' }),
      };
    case 'dispute':
      if (number === null || !/^\d{1,9}$/.test(choice) || said === '' || sum === null) return null;
      return {
        about: `dispute ${number}`,
        carryOut: (deps, actor) =>
          decideCase(deps, actor, number as DisputeId, { refund: Number(choice), confirm: sum, reason: said }),
      };
    case 'case': {
      const verb = CASE_VERBS[choice];
      if (!/^(c\d{1,15}|imp_\w+)$/.test(id) || !verb || said === '') return null;
      if (!movesMoney(verb))
        return {
          about: `case ${id}`,
          carryOut: (deps, actor) => decideTrouble(deps, actor, id, { verb, reason: said }),
        };
      if (sum === null) return null;
      return {
        about: `case ${id}`,
        carryOut: (deps, actor) => decideTrouble(deps, actor, id, { verb, refund: sum, confirm: sum, reason: said }),
      };
    }
    case 'payout': {
      const end = payoutEnd(choice, said);
      if (number === null || !end || said === '' || said.length > PAYOUT_WHY_MAX || sum === null) return null;
      return {
        about: `payout ${number}`,
        carryOut: (deps, actor) => decidePayout(deps, actor, number as PayoutId, end, sum),
      };
    }
    default:
      return null;
  }
}

/** The words without what stands behind `--sum` (3000 or 3,000) and `--name`. */
function takeOptions(typed: readonly string[]): { words: string[]; sum: number | null; name: string | null } {
  const words = [...typed];
  const take = (option: string): string | null => {
    const at = words.indexOf(option);
    return at < 0 ? null : (words.splice(at, 2)[1] ?? null);
  };
  const digits = take('--sum')?.replaceAll(',', '') ?? '';
  return { sum: /^\d{1,12}$/.test(digits) ? Number(digits) : null, name: take('--name'), words };
}

function sanctionOrder(
  person: number,
  kind: SanctionKind,
  wanted: { days?: number; confirm?: string; reason: string },
): Order {
  return {
    about: `person ${person}`,
    carryOut: (deps, actor) =>
      act(deps, actor, async (tx, note) => {
        const sanctionId = await giveSanction(deps, tx, actor, person as UserId, { kind, ...wanted });
        const after = { kind, days: wanted.days ?? null, sanctionId };
        await note({ what: 'sanction.give', target: `person ${person}`, after, reason: wanted.reason });
      }),
  };
}

async function sanctionInForce({ db }: Deps, userId: UserId): Promise<number> {
  const sanction = await db
    .selectFrom('sanctions')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '<>', 'WARNED')
    .where('liftedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!sanction) throw new Refusal('NOT_FOUND');
  return sanction.id;
}

function payoutEnd(choice: string, said: string): EndedPayout | null {
  if (choice === 'sent') return { state: 'SENT', reference: said };
  if (choice === 'failed') return { state: 'FAILED', why: said };
  return choice === 'returned' ? { state: 'RETURNED', why: said } : null;
}

/**
 * What waits and every operator is barred from, oldest first, each with the words that decide it. Where nobody is an operator that
 * is everything.
 */
export async function listUndecidable(deps: Deps): Promise<string[]> {
  return [
    ...(await listReports(deps)),
    ...(await listAppeals(deps)),
    ...(await listDisputes(deps)),
    ...(await listCases(deps)),
    ...(await listPayouts(deps)),
  ];
}

/** Whether every operator is among these people. */
const barsAll = (people: RawBuilder<unknown>) => sql`not exists (
  select from users operators where operator_since is not null and left_at is null
    and not coalesce(operators.id = any(array(${people})), false))`;
/** Of a purchase, those who left included. */
const membersOf = (boardId: RawBuilder<unknown>) =>
  sql`select p.user_id from participants p where p.board_id = ${boardId}`;

async function listReports({ db }: Deps): Promise<string[]> {
  type Row = {
    id: number;
    targetKind: string;
    targetId: string;
    targetUserId: UserId;
    reason: string;
    text: string;
    snapshot: unknown;
    createdAt: Date;
  };
  const { rows } = await sql<Row>`
    select distinct on (r.target_kind, r.target_id) r.id, r.target_kind, r.target_id, r.target_user_id, r.reason, r.text,
      r.snapshot, r.created_at
    from reports r
    where r.state = 'OPEN' and ${barsAll(sql`
      select r.target_user_id
      union select s.reporter_id from reports s
        where s.target_kind = r.target_kind and s.target_id = r.target_id and s.state = 'OPEN'
      union ${membersOf(sql`r.board_id`)}
      union select q.asker_id from questions q
        where r.target_kind = 'QUESTION' and q.id = substring(r.target_id from '^\\d+')::bigint`)}
    order by r.target_kind, r.target_id, r.created_at`.execute(db);
  return rows.map(({ id, targetKind, targetId, targetUserId, reason, text, snapshot, createdAt }) =>
    lines(`report ${id}  ${createdAt.toISOString()}  ${targetKind} ${targetId} of person ${targetUserId}`, [
      `${reason} ${text}`,
      JSON.stringify(snapshot),
      `→ npm run operator -- report ${id} fine|noted|hide|take-down REASON`,
    ]),
  );
}

async function listAppeals({ db }: Deps): Promise<string[]> {
  const { rows } = await sql<{ id: number; userId: UserId; text: string; createdAt: Date }>`
    select a.id, a.user_id, a.text, a.created_at from appeals a
    where a.answered_at is null and ${barsAll(sql`
      select a.user_id
      union select s.by_id from sanctions s
        where s.user_id = a.user_id and s.lifted_at is null and s.kind <> 'WARNED' and s.by_id is not null`)}
    order by a.id`.execute(db);
  return rows.map(({ id, userId, text, createdAt }) =>
    lines(`appeal ${id}  ${createdAt.toISOString()}  person ${userId}`, [
      text,
      `→ npm run operator -- appeal ${id} keep|lift ANSWER`,
    ]),
  );
}

async function listDisputes({ db }: Deps): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('boards as b', 'b.id', 'd.boardId')
    .innerJoin('participants as p', 'p.id', 'd.participantId')
    .innerJoin('users as follower', 'follower.id', 'p.userId')
    .innerJoin('users as leader', 'leader.id', 'b.leaderId')
    .selectAll('d')
    .select(['b.title', 'b.stage', 'p.receivedHow', 'p.handedAt', 'p.noShowAt'])
    .select(['follower.nickname as follower', 'leader.nickname as leader'])
    .where('d.state', '=', 'ESCALATED')
    .where(sql<boolean>`${barsAll(membersOf(sql`d.board_id`))}`)
    .orderBy('d.escalatedAt')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const left = await transact(db, (tx) => leftFor(tx, { id: row.participantId, boardId: row.boardId }));
      const since = (row.escalatedAt ?? row.createdAt).toISOString();
      return lines(`dispute ${row.id}  ${since}  ${row.kind}`, [
        `${row.title} (board ${row.boardId}, ${row.stage}); ${receiptOf(row)}`,
        `${row.follower ?? '–'} wants ${row.wanted} of ${left} won left of the payment: ${row.text || '–'} ${picturesOf(row.pictures)}`,
        `${row.leader ?? '–'} (leader): ${row.answer || '–'} ${picturesOf(row.answerPictures)}`,
        `→ npm run operator -- dispute ${row.id} WON REASON --sum WON   (WON: 0 to ${left})`,
      ]);
    }),
  );
}

type Receipt = { receivedHow: string | null; handedAt: Date | null; noShowAt: Date | null };

function receiptOf({ receivedHow, handedAt, noShowAt }: Receipt): string {
  if (receivedHow) return `had received (${receivedHow})`;
  if (handedAt) return 'the leader says: handed over';
  return noShowAt ? 'the leader says: did not come' : 'not received, no word of the leader';
}

const picturesOf = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url).join(' ');

/** Cases of the books, and payments that fit nothing. */
async function listCases({ db, now }: Deps): Promise<string[]> {
  type Row = { id: string; caseId: number | null; kind: string; about: string; amount: number; note: string; at: Date };
  const { rows } = await sql<Row>`
    select 'c' || c.id as id, c.id as case_id, c.kind, 'board ' || c.board_id || ', person ' || c.user_id || ', ' || c.imp_uid as about,
      c.amount, c.note, c.at
    from money_cases c
    where c.closed_at is null and ${barsAll(sql`select c.user_id union ${membersOf(sql`c.board_id`)}`)}
    union all
    select t.imp_uid, null, t.why, 'board ' || coalesce(t.board_id::text, '–') || ', person ' || coalesce(t.user_id::text, '–'),
      coalesce((t.record ->> 'amount')::int, 0), '', t.seen_at
    from payment_troubles t
    where t.ended_at is null and ${barsAll(sql`select t.user_id union ${membersOf(sql`t.board_id`)}`)}
    order by at`.execute(db);
  const facts = await readCaseFacts(
    db,
    rows.flatMap(({ caseId }) => caseId ?? []),
    now(),
  );
  const typed = new Map(Object.entries(CASE_VERBS).map(([word, verb]) => [verb, word]));
  return rows.map(({ id, caseId, kind, about, amount, note, at }) => {
    const verbs = caseVerbs(
      (caseId !== null && facts.get(caseId)) || { kind: 'MISMATCH', refund: 'NONE', isDue: false, isPast: false },
    );
    return lines(`case ${id}  ${at.toISOString()}  ${kind}`, [
      `${about}: ${amount} won ${note}`,
      ...verbs.map(
        (verb) => `→ npm run operator -- case ${id} ${typed.get(verb)} WORDS${movesMoney(verb) ? ' --sum WON' : ''}`,
      ),
    ]);
  });
}

/** With the whole number of the account: only whoever transfers it reads this, and that is on record. */
async function listPayouts(deps: Deps): Promise<string[]> {
  const { rows } = await sql<{ id: PayoutId }>`
    select o.id from payouts o where o.state = 'REQUESTED' and ${barsAll(sql`select o.user_id`)}`.execute(deps.db);
  if (rows.length === 0) return [];
  const open = await listOpen(
    deps,
    rows.map(({ id }) => id),
  );
  await transact(deps.db, (tx) =>
    logAct(tx, { at: deps.now(), byId: null, what: 'read.accounts', target: `${open.length} payouts` }),
  );
  return open.map(([id, ...line]) =>
    lines(`payout ${id}  ${line.join('  ')}`, [
      `→ npm run operator -- payout ${id} sent|failed|returned WORDS --sum WON`,
    ]),
  );
}

const lines = (head: string, rest: readonly string[]) =>
  [printable(head), ...rest.map((line) => `    ${printable(line).trimEnd()}`)].join('\n');
