import type { TroubleVerb } from '@mungchi/contract';
import { reason } from '../../operator/test-operator';
import type { TestApp } from '../../test-app';
import { ProviderRefused } from '../provider/payment-provider';
import { reconcileRefunds } from '../refunds/reconcile-refunds';
import { paymentOf, promisePart, roomIn, type TestRoom, takeBack } from '../test-rooms';

export const casesOf = ({ db }: TestApp, { id }: TestRoom) =>
  db.selectFrom('moneyCases').selectAll().where('boardId', '=', id).orderBy('id').execute();

export const refundsOf = ({ db }: TestApp, { id }: TestRoom) =>
  db.selectFrom('refunds').selectAll().where('boardId', '=', id).orderBy('id').execute();

export const openCasesOf = async (t: TestApp, room: TestRoom) =>
  (await casesOf(t, room)).filter(({ closedAt }) => closedAt === null);

export const moreTime = ({ clock }: TestApp, ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

/** The body of a decision, its sum typed twice. */
export const decision = (verb: TroubleVerb, refund = 0) => ({ verb, refund, confirm: refund, reason });

/** A part of 1,000 was promised, and somebody cancelled 500 in the provider's console: parked. */
export async function oddRefund(t: TestApp, disputeId: number): Promise<{ room: TestRoom; impUid: string }> {
  const room = await roomIn(t, 'PURCHASED');
  const impUid = await paymentOf(t, room, 0);
  await promisePart(t, room, 0, 1000, disputeId);
  await takeBack(t, impUid, 500);
  await t.runJobs();
  return { room, impUid };
}

export const REFUSED = () => Promise.reject(new ProviderRefused('취소할 수 없는 카드입니다.'));

/** The minute's sweep, by a provider that does as is said. */
export async function sweep(t: TestApp, provider: Partial<TestApp['deps']['payments']> = {}): Promise<void> {
  await reconcileRefunds({ ...t.deps, payments: { ...t.deps.payments, ...provider } });
}

/** The provider has no such payment any more; the way back. */
export async function forget({ db }: TestApp, impUid: string): Promise<() => Promise<void>> {
  await db
    .updateTable('sandboxPayments')
    .set({ impUid: `gone ${impUid}` })
    .where('impUid', '=', impUid)
    .execute();
  return async () => {
    await db.updateTable('sandboxPayments').set({ impUid }).where('impUid', '=', `gone ${impUid}`).execute();
  };
}
