import type { BoardId, UserId, WishId } from '@mungchi/contract';
import type { Generated, Selectable } from 'kysely';

export type WishesTable = {
  id: Generated<WishId>;
  askerId: UserId;
  name: string;
  /** What it is found by, see `anchorOf`. */
  anchor: string;
  /** On the grid, never the home. */
  latitude: number;
  longitude: number;
  people: Generated<number>;
  boardId: Generated<BoardId | null>;
  gatheredAt: Generated<Date | null>;
  until: Date;
  kept: Generated<number>;
  warnedFor: Generated<Date | null>;
  createdAt: Date;
  endedAt: Generated<Date | null>;
  endedWhy: Generated<'CLOCK' | 'EMPTY' | 'HIDDEN' | null>;
};
export type WishRow = Selectable<WishesTable>;

export type WishPeopleTable = { wishId: WishId; userId: UserId; createdAt: Date };

export type FirstRightsTable = { boardId: BoardId; userId: UserId; usedAt: Generated<Date | null> };
