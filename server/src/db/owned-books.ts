import { sql } from 'kysely';
import type { Db } from './schema';

/** Append only by a trigger, which the owner of a table can switch off. */
const APPEND_ONLY = ['ledger_sets', 'ledger_entries', 'audit', 'audit_log'];

/** Those of them that the role of this connection owns, itself or by another role it is a member of. */
export async function ownedBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid = any(array(select to_regclass(name) from unnest(${APPEND_ONLY}::text[]) name)) and pg_has_role(relowner, 'usage')
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
