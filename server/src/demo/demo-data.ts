import { readFileSync } from 'node:fs';
import type { CategoryId, Stage } from '@mungchi/contract';
import { serverFile } from '../server-folder';

/** The demo neighbourhood, as it stands in server/data/demo. Times are relative, so that it never goes stale. */

export type NeighbourhoodKey = 'jeju' | 'seongsu' | 'yeonnam' | 'pangyo' | 'seomyeon' | 'daejeon' | 'daegu';

export type DemoPlace = { address: string; latitude: number; longitude: number };

export type DemoNeighbourhood = {
  key: NeighbourhoodKey;
  name: string;
  centre: { latitude: number; longitude: number };
  places: readonly DemoPlace[];
};

export type DemoPerson = {
  key: string;
  nickname: string;
  name: string;
  /** `YYYY-MM-DD` */
  birth: string;
  gender: 'MALE' | 'FEMALE';
  color: 'pink' | 'yellow' | 'mint' | 'blue';
  interest: CategoryId;
  neighbourhood: NeighbourhoodKey;
  place: number;
};

export type DemoBoard = {
  key: string;
  neighbourhood: NeighbourhoodKey;
  place: number;
  /** Index among the neighbourhood's people. */
  leader: number;
  stage: Stage;
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  /** People in it, the leader included. */
  members: number;
  /** Seoul calendar days from the start date; below zero it is over. */
  deadlineInDays: number;
  openedHoursAgo: number;
  likes: number;
  categoryId: CategoryId;
  /** External key of the product it was opened from. */
  product?: string;
  /** Keys of server/assets/pictures.json. */
  pictures: readonly string[];
  content: string;
};

export type DemoLine = { during: Stage; by: number; text: string };

export type DemoReview = {
  board: string;
  from: number;
  to: number;
  star: number;
  keywords: readonly number[];
  text: string;
};

/**
 * Places stand within a few minutes of the centre, so that everyone there sees the same lively list. People live at the
 * first eight; group purchases meet at all of them.
 */
export const NEIGHBOURHOODS = readJson<readonly DemoNeighbourhood[]>('neighbourhoods.json');

/** The neighbours one may sign in as. */
export const PEOPLE: readonly DemoPerson[] = rowsOf<PersonRow>('people.json').map(
  ([neighbourhood, [nickname, name, birth, gender, color, interest, place], index]) => ({
    key: `${neighbourhood}-${index}`,
    nickname,
    name,
    birth,
    gender,
    color,
    interest,
    place,
    neighbourhood: neighbourhood as NeighbourhoodKey,
  }),
);

/** Reviews of finished purchases: from seat, to seat, stars, indexes into REVIEW_KEYWORDS, words. */
export const REVIEWS: readonly DemoReview[] = rowsOf<ReviewRow>('reviews.json').map(
  ([board, [from, to, star, keywords, text]]) => ({ board, from, to, star, keywords, text }),
);

/** What neighbours say in a room. `by` is a seat: 0 is the leader, then the followers in the order they came. */
export const CONVERSATIONS = readJson<Readonly<Record<string, readonly DemoLine[]>>>('talk.json');

/** Which room holds which conversation; the others are still quiet. */
export const ROOM_TALK = readJson<Readonly<Record<string, string>>>('rooms.json');

/** Every group purchase of the demo. */
export const BOARDS: readonly DemoBoard[] = readBoards();

type PersonRow = [
  nickname: string,
  name: string,
  birth: string,
  gender: DemoPerson['gender'],
  color: DemoPerson['color'],
  interest: DemoPerson['interest'],
  place: number,
];
type ReviewRow = [from: number, to: number, star: number, keywords: number[], text: string];

/** A line each; its category is the shelf of its first picture. They spread over the places, so few stand on one spot. */
function readBoards(): DemoBoard[] {
  const homes = 8;
  const shelves: Record<string, CategoryId> = { fresh: 1, processed: 2, kitchen: 3, household: 4 };
  const [head = '', ...lines] = readFileSync(serverFile('data/demo/boards.tsv'), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const cells = line.split('\t');
    const of = (column: string) => cells[columns.indexOf(column)] ?? '';
    const neighbourhood = of('neighbourhood') as NeighbourhoodKey;
    const index = counts.get(neighbourhood) ?? 0;
    counts.set(neighbourhood, index + 1);
    const { places } = NEIGHBOURHOODS.find(({ key }) => key === neighbourhood)!;
    const pictures = of('pictures').split(' ');
    return {
      key: `${neighbourhood}-${String(index + 1).padStart(2, '0')}`,
      neighbourhood,
      place: (Number(of('at')) + homes * (index % 3)) % places.length,
      leader: Number(of('by')),
      stage: of('stage') as Stage,
      name: of('name'),
      quantity: of('quantity'),
      price: Number(of('price')),
      totalUser: Number(of('of')),
      members: Number(of('members')),
      deadlineInDays: Number(of('day')),
      openedHoursAgo: Number(of('hours')),
      likes: Number(of('likes')),
      categoryId: shelves[pictures[0]!.split('-')[0]!]!,
      ...(of('product') && { product: of('product') }),
      pictures,
      content: of('content').replaceAll('\\n', '\n'),
    };
  });
}

function rowsOf<Row>(file: string): [group: string, row: Row, index: number][] {
  const groups = Object.entries(readJson<Record<string, Row[]>>(file));
  return groups.flatMap(([group, rows]) => rows.map((row, index): [string, Row, number] => [group, row, index]));
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(serverFile('data/demo', file), 'utf8')) as T;
}
