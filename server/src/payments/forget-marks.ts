import { DAY_MS } from '@mungchi/contract';
import type { Deps } from '../deps';

/** As long as it can be found out who paid: five years. */
const KEPT_DAYS = 1827;

/** Whether two once paid with the same card is nobody's business for ever; the orders stay. */
export async function forgetMarks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('orders')
    .set({ payerMark: null })
    .where('paidAt', '<', new Date(now().getTime() - KEPT_DAYS * DAY_MS))
    .where('payerMark', 'is not', null)
    .execute();
}
