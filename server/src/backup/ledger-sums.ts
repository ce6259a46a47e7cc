import type pg from 'pg';
import type { Manifest } from './manifest';

/** What each account holds over all books. */
export async function ledgerSums(client: pg.ClientBase): Promise<Manifest['ledger']> {
  const { rows } = await client.query<{ account: string; won: string }>(
    'select account, sum(amount)::text as won from ledger_entries group by account order by account',
  );
  return rows;
}
