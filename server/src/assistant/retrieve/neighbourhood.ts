import { type ProductId, RADII, split, type UserId } from '@mungchi/contract';
import { findOpenBoards } from '../../boards/lists/find-open-boards';
import type { Deps } from '../../deps';

/** A group purchase that recruits. */
export type OpenBoard = {
  id: number;
  title: string;
  content: string;
  productId: ProductId | null;
  categoryId: number;
  perHead: number;
  seatsLeft: number;
  members: number;
  people: number;
  deadline: string;
  imgUrl: string;
  metres: number;
  isJoined: boolean;
};

/** Open purchases around a user: `reach` is the radius searched, when smaller than requested. */
export type Neighbourhood =
  | { place: 'known'; boards: OpenBoard[]; reach: number }
  | { place: 'visitor' | 'homeless'; boards: never[]; reach: 0 };

/** `full`: those in which no seat is free, and which are not bought yet. */
export type NeighbourhoodReader = (metres: number, state?: 'open' | 'full') => Promise<Neighbourhood>;

/** The largest radius of a list. */
export const FARTHEST_METRES = RADII.at(-1)!;
const MOST = 1_000;

export function neighbourhoodOf(deps: Deps, userId: UserId | null): NeighbourhoodReader {
  return async (metres, state = 'open') => {
    if (userId === null) return { place: 'visitor', boards: [], reach: 0 };
    const rows = await findOpenBoards(deps, userId, metres, MOST, state);
    if (rows.length === 0 && !(await hasHome(deps, userId))) return { place: 'homeless', boards: [], reach: 0 };
    const boards = rows.map(({ picture, price, totalUser, memberCount, ...row }) => ({
      ...row,
      perHead: split(price, totalUser).follower,
      seatsLeft: totalUser - memberCount,
      members: memberCount,
      people: totalUser,
      imgUrl: picture.url,
    }));
    return { place: 'known', boards, reach: rows.length < MOST ? metres : Math.floor(rows.at(-1)!.metres) };
  };
}

async function hasHome({ db }: Deps, userId: UserId): Promise<boolean> {
  const user = await db.selectFrom('users').select('latitude').where('id', '=', userId).executeTakeFirst();
  return user !== undefined && user.latitude !== null;
}
