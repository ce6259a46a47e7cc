import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema';

/** The stand-in's own record of a buyer; a real provider keeps its own. */
export async function forgetBuyer(tx: Tx, userId: UserId): Promise<void> {
  await sql`update sandbox_payments set buyer_name = '', buyer_email = ''
    where merchant_uid in (
      select o.merchant_uid from orders o join participants p on p.id = o.participant_id where p.user_id = ${userId})
    or buyer_email = (select nullif(email, '') from users where id = ${userId})`.execute(tx);
}
