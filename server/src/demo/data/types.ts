import type { CategoryId, Stage } from '@mungchi/contract';

/** The demo neighbourhood as plain data. Times are relative, so that it never goes stale. */

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
