import {
  addDays,
  type BoardId,
  BUY_HOURS,
  eveningAfter,
  PAY_END_HOURS,
  type ParticipantId,
  type ProductId,
  REVIEWS_OPEN_HOURS,
  type Stage,
  seoulDay,
  type UserId,
} from '@mungchi/contract';
import { boardTitle, hasEnded, roomTitle, searchedTitle } from '../boards/board-rules';
import type { Tx } from '../db/schema';
import { searchTokens } from '../korean/search-tokens';
import type { DemoBoard } from './demo-data';
import { BOARDS } from './demo-data';
import { demoPicture } from './demo-pictures';
import { type FilledPeople, placeOf } from './fill-people';

const HOUR_MS = 3_600_000;

export type Seat = { userId: UserId; nickname: string; participantId: ParticipantId; joinedAt: Date };
export type FilledBoard = {
  id: BoardId;
  data: DemoBoard;
  title: string;
  openedAt: Date;
  /** When it entered each past stage. */
  reached: ReadonlyMap<Stage, Date>;
  seats: readonly Seat[];
};

const ORDER: readonly Stage[] = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'];

export async function fillBoards(
  tx: Tx,
  people: FilledPeople,
  products: ReadonlyMap<string, ProductId>,
  now: Date,
): Promise<FilledBoard[]> {
  const today = seoulDay(now);
  const planned = BOARDS.map((data) => {
    const openedAt = new Date(now.getTime() - data.openedHoursAgo * HOUR_MS);
    return { data, openedAt, reached: stagesOf(data.stage, openedAt, now), leader: memberOf(people, data, 0) };
  });
  const rows = await tx
    .insertInto('boards')
    .values(
      planned.map(({ data, openedAt, reached, leader }) => {
        const { name, quantity, totalUser, price, content, categoryId, stage } = data;
        const { address, latitude, longitude } = placeOf(data.neighbourhood, data.place);
        const title = boardTitle(name, quantity);
        return {
          leaderId: leader.id,
          name,
          quantity,
          title,
          totalUser,
          price,
          content,
          categoryId,
          stage,
          deadline: addDays(today, data.deadlineInDays),
          productId: data.product ? products.get(data.product)! : null,
          location: address,
          latitude,
          longitude,
          pictures: JSON.stringify(data.pictures.map(demoPicture)),
          memberCount: data.members,
          searchTokens: searchTokens(searchedTitle(title), name, content),
          createdAt: openedAt,
          updatedAt: reached.get(stage) ?? openedAt,
          endedAt: hasEnded(stage) ? reached.get(stage)! : null,
          deletedAt: null,
          ...(stage === 'RECRUITED' && { payEnd: eveningAfter(now, PAY_END_HOURS) }),
          ...(stage === 'COMPLETED' && { reviewsOpenAt: eveningAfter(reached.get(stage)!, REVIEWS_OPEN_HOURS) }),
          ...(stage === 'PAYING' && { buyBy: eveningAfter(now, BUY_HOURS) }),
        };
      }),
    )
    .returning('id')
    .execute();
  await tx
    .insertInto('chatRooms')
    .values(
      rows.map(({ id }, index) => {
        const { data, openedAt } = planned[index]!;
        return { id, title: roomTitle(data.name, data.quantity), createdAt: openedAt };
      }),
    )
    .execute();
  const joined = planned.flatMap(({ data, openedAt, reached }, index) =>
    joinsOf(people, data, openedAt, reached, now).map((join) => ({ ...join, boardId: rows[index]!.id })),
  );
  const seats = await fillSeats(tx, joined);
  return planned.map(({ data, openedAt, reached }, index) => {
    const { id } = rows[index]!;
    const title = boardTitle(data.name, data.quantity);
    return { id, data, title, openedAt, reached, seats: seats.get(id)! };
  });
}

type Join = { id: UserId; nickname: string; joinedAt: Date; isLeader: boolean; receivedAt: Date | null };

function joinsOf(
  people: FilledPeople,
  data: DemoBoard,
  openedAt: Date,
  reached: ReadonlyMap<Stage, Date>,
  now: Date,
): Join[] {
  const lastJoin = reached.get('RECRUITED') ?? reached.get('CANCELLED') ?? now;
  const step = (lastJoin.getTime() - openedAt.getTime()) / (data.members + 1);
  return Array.from({ length: data.members }, (_, seat) => ({
    ...memberOf(people, data, seat),
    isLeader: seat === 0,
    joinedAt: new Date(openedAt.getTime() + step * seat),
    receivedAt: seat > 0 ? (reached.get('COMPLETED') ?? null) : null,
  }));
}

async function fillSeats(tx: Tx, joined: readonly (Join & { boardId: BoardId })[]): Promise<Map<BoardId, Seat[]>> {
  const rows = await tx
    .insertInto('participants')
    .values(
      joined.map(({ boardId, id, isLeader, joinedAt, receivedAt }) => ({
        boardId,
        userId: id,
        role: isLeader ? ('LEADER' as const) : ('FOLLOWER' as const),
        joinedAt,
        paidAt: isLeader ? joinedAt : null,
        receivedAt,
      })),
    )
    .returning('id')
    .execute();
  const seats = new Map<BoardId, Seat[]>();
  for (const [index, { boardId, id, nickname, joinedAt }] of joined.entries()) {
    const seat = { userId: id, nickname, joinedAt, participantId: rows[index]!.id };
    seats.set(boardId, [...(seats.get(boardId) ?? []), seat]);
  }
  return seats;
}

/** Seats are assigned round-robin in the neighbourhood, starting from the leader. */
function memberOf(people: FilledPeople, data: DemoBoard, seat: number) {
  const neighbours = people.of(data.neighbourhood);
  return neighbours[(data.leader + seat) % neighbours.length]!;
}

/** The stages so far, spread evenly between opening and now. */
function stagesOf(stage: Stage, openedAt: Date, now: Date): ReadonlyMap<Stage, Date> {
  const passed =
    stage === 'CANCELLED' ? (['RECRUITING', 'CANCELLED'] as const) : ORDER.slice(0, ORDER.indexOf(stage) + 1);
  const step = (now.getTime() - openedAt.getTime()) / (passed.length + 0.5);
  return new Map(passed.map((each, index) => [each, new Date(openedAt.getTime() + step * index)]));
}
