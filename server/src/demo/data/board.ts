import type { CategoryId, Stage } from '@mungchi/contract';
import { NEIGHBOURHOODS } from './neighbourhoods';
import type { DemoBoard, NeighbourhoodKey } from './types';

type Facts = {
  members: number;
  of: number;
  day: number;
  hours: number;
  by: number;
  at: number;
  likes: number;
  pictures: readonly string[];
  product?: string;
};
type Unplaced = Omit<DemoBoard, 'key' | 'neighbourhood'>;

const SHELF: Record<string, CategoryId> = { fresh: 1, processed: 2, kitchen: 3, household: 4 };

/** One group purchase; its category is the shelf of its first picture. */
export function board(
  stage: Stage,
  name: string,
  quantity: string,
  price: number,
  { members, of, day, hours, by, at, likes, pictures, product }: Facts,
  content: string,
): Unplaced {
  return {
    stage,
    name,
    quantity,
    price,
    content,
    pictures,
    product,
    members,
    likes,
    totalUser: of,
    deadlineInDays: day,
    openedHoursAgo: hours,
    leader: by,
    place: at,
    categoryId: SHELF[pictures[0]!.split('-')[0]!]!,
  };
}

const HOMES = 8;

/** Spread over the places of the neighbourhood: on the map few stand on one spot. */
export function boardsOf(neighbourhood: NeighbourhoodKey, boards: readonly Unplaced[]): DemoBoard[] {
  const { places } = NEIGHBOURHOODS.find(({ key }) => key === neighbourhood)!;
  return boards.map((one, index) => ({
    ...one,
    neighbourhood,
    place: (one.place + HOMES * (index % 3)) % places.length,
    key: `${neighbourhood}-${String(index + 1).padStart(2, '0')}`,
  }));
}
