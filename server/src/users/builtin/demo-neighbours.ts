import type { UserId } from '@mungchi/contract';
import type { Db } from '../../db/schema';
import type { Person } from './person';

export type DemoNeighbour = {
  operator: boolean;
  id: number;
  nickname: string;
  profileUrl: string;
  address: string | null;
};

/** The demo users offered on the trial page, the first of every neighbourhood first. */
export async function demoNeighbours(db: Db): Promise<DemoNeighbour[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'profileUrl', 'address', 'operatorSince'])
    .where('demo', '=', true)
    // Those who only stand in for the neighbours of an empty town.
    .where('provider', '<>', 'demo-town')
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute();
  return mixed(
    rows.map(({ operatorSince, ...row }) => ({
      ...row,
      nickname: row.nickname!,
      profileUrl: row.profileUrl!,
      operator: operatorSince !== null,
    })),
  );
}

function mixed(people: DemoNeighbour[]): DemoNeighbour[] {
  const seen = new Map<string, number>();
  const turns = people.map((person) => {
    const area = person.address?.split(' ').slice(0, 2).join(' ') ?? '';
    const turn = seen.get(area) ?? 0;
    seen.set(area, turn + 1);
    return { person, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ person }) => person);
}

export async function demoPerson(db: Db, id: UserId, mayBeOperator: boolean): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .select(['provider', 'providerUserId', 'name', 'email'])
    .where('id', '=', id)
    .where('demo', '=', true)
    .$if(!mayBeOperator, (query) => query.where('operatorSince', 'is', null))
    .executeTakeFirst();
  return row ? { provider: row.provider, sub: row.providerUserId, name: row.name, email: row.email } : null;
}
