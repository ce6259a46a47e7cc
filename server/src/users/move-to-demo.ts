import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';

/** Half of some 1.5 km, in degrees: who lives that near to someone lives in the same neighbourhood. */
const NEAR = { latitude: 0.007, longitude: 0.0085 };

/** A newcomer whose own neighbourhood is still empty moves to where most demo people live. */
export async function moveToDemoNeighbourhood({ config, db }: Deps, userId: number): Promise<{ address: string }> {
  if (!config.demo) throw new Refusal('NOT_FOUND');
  const { rows } = await sql<{ address: string; latitude: number; longitude: number }>`
    select home.address, home.latitude, home.longitude
    from users home
    join users other on other.demo
      and abs(other.latitude - home.latitude) < ${NEAR.latitude}
      and abs(other.longitude - home.longitude) < ${NEAR.longitude}
    where home.demo and home.address is not null
    group by home.id
    order by count(*) desc, home.id
    limit 1`.execute(db);
  const home = rows[0];
  if (!home) throw new Refusal('NOT_FOUND');
  await db.updateTable('users').set(home).where('id', '=', userId).execute();
  return { address: home.address };
}
