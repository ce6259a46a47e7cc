import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { saveHome } from './save-home';

/** Half of about 1.5 km, in degrees: users within it count as the same neighbourhood. */
const NEAR = { latitude: 0.007, longitude: 0.0085 };

/** Moves a new user with an empty neighbourhood to the one with the most demo users. */
export async function moveToDemoNeighbourhood({ config, db, bus }: Deps, userId: UserId): Promise<{ address: string }> {
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
  await saveHome({ db, bus }, userId, home);
  return { address: home.address };
}
