import type { CasePerson, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { casePeople } from '../cases/case-people';
import { look, type Operator } from '../operator';

const FOUND = 20;

/** By number, nickname, e-mail or phone. */
export async function findPeople(deps: Deps, operator: Operator, query: string): Promise<CasePerson[]> {
  const { db, now } = deps;
  const digits = query.replace(/\D/g, '');
  const key = query.toLowerCase().replace(/\s/g, '');
  const number = /^#?\d{1,15}$/.test(query) ? Number(digits) : null;
  const { rows } = await sql<{ id: UserId }>`
    select id from users
    where signed_up_at is not null and left_at is null and (
      id = ${number} or starts_with(nickname_key, ${key}) or lower(email) = ${query.toLowerCase()}
      or (${digits.length >= 8} and regexp_replace(coalesce(phone, ''), '\\D', '', 'g') = ${digits}))
    order by nickname_key = ${key} desc, id desc limit ${FOUND}`.execute(db);
  await look(deps, operator, { what: 'read.people', target: `${rows.length} people` });
  const ids = rows.map(({ id }) => id);
  const people = await casePeople(db, ids, { viewer: operator.userId, now: now() });
  return ids.map((id) => people.get(id)!);
}
