import type { UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** What an operator can do or look at. */
export const AUDIT_ACTS = [
  'report.decide',
  'dispute.decide',
  'trouble.decide',
  'payout.end',
  'sanction.give',
  'sanction.lift',
  'person.verify-again',
  'board.take-down',
  'board.seen',
  'board.call-off',
  'message.hide',
  'review.hide',
  'inquiry.answer',
  'appeal.answer',
  'announce',
  'job.retry',
  'operator.add',
  'operator.remove',
  'setting.change',
  'setup.done',
  'code.begin',
  'code.set',
  'code.confirm',
  'code.locked',
  'code.reset',
  'read.report',
  'read.numbers',
  'read.photos',
  'read.dispute',
  'read.person',
  'read.people',
  'read.contact',
  'read.account',
  'read.accounts',
  'read.board',
  'read.payouts',
] as const;
export type ActName = (typeof AUDIT_ACTS)[number];

export type AuditAct = {
  at: Date;
  /** Null: by a command on the machine. */
  byId: UserId | null;
  what: ActName;
  /** `report 12`, `person 7`. */
  target: string;
  /** Numbers and changed fields: no names, e-mails, addresses or texts. */
  before?: object;
  after?: object;
  reason?: string;
  requestId?: string | undefined;
};

/** One line of the operators' audit, in the transaction of what it is about: without the line there is no act. */
export async function logAct(tx: Tx, { before, after, reason = '', requestId, ...act }: AuditAct): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      ...act,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason,
      requestId: requestId ?? null,
    })
    .execute();
}
