import { addDays, type Stage, seoulDay } from '@mungchi/contract';
import { boardTitle, hasEnded, roomTitle } from '../boards/board-rules';
import type { Tx } from '../db/schema';
import { searchTokens } from '../korean/search-tokens';
import { BOARDS } from './data/boards';
import type { DemoBoard } from './data/types';
import { demoPicture } from './demo-pictures';
import { type FilledPeople, placeOf } from './fill-people';

const HOUR_MS = 3_600_000;

export type Seat = { userId: number; nickname: string; participantId: number; joinedAt: Date };
export type FilledBoard = {
  id: number;
  data: DemoBoard;
  title: string;
  openedAt: Date;
  /** When it entered each stage it has been in. */
  reached: ReadonlyMap<Stage, Date>;
  seats: readonly Seat[];
};

const ORDER: readonly Stage[] = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED'];

export async function fillBoards(
  tx: Tx,
  people: FilledPeople,
  products: ReadonlyMap<string, number>,
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
          searchTokens: searchTokens(title, name, content),
          createdAt: openedAt,
          updatedAt: reached.get(stage) ?? openedAt,
          endedAt: hasEnded(stage) ? reached.get(stage)! : null,
          deletedAt: null,
        };
      }),
    )
    .returning('id')
    .execute();
  await tx
    .insertInto('chatRooms')
    .values(
      rows.map(({ id }, index) => ({ id, title: roomTitle(planned[index]!.data.name, planned[index]!.data.quantity) })),
    )
    .execute();
  return Promise.all(
    planned.map(async ({ data, openedAt, reached }, index) => {
      const { id } = rows[index]!;
      const title = boardTitle(data.name, data.quantity);
      return {
        id,
        data,
        title,
        openedAt,
        reached,
        seats: await fillSeats(tx, id, data, people, openedAt, reached, now),
      };
    }),
  );
}

async function fillSeats(
  tx: Tx,
  boardId: number,
  data: DemoBoard,
  people: FilledPeople,
  openedAt: Date,
  reached: ReadonlyMap<Stage, Date>,
  now: Date,
): Promise<Seat[]> {
  const lastJoin = reached.get('RECRUITED') ?? reached.get('CANCELLED') ?? now;
  const step = (lastJoin.getTime() - openedAt.getTime()) / (data.members + 1);
  const seats = Array.from({ length: data.members }, (_, seat) => ({
    ...memberOf(people, data, seat),
    joinedAt: seat === 0 ? openedAt : new Date(openedAt.getTime() + step * seat),
  }));
  const rows = await tx
    .insertInto('participants')
    .values(
      seats.map(({ id, joinedAt }, seat) => ({
        boardId,
        userId: id,
        role: seat === 0 ? ('LEADER' as const) : ('FOLLOWER' as const),
        joinedAt,
        paidAt: seat === 0 ? joinedAt : null,
        receivedAt: seat > 0 && data.stage === 'COMPLETED' ? reached.get('COMPLETED')! : null,
      })),
    )
    .returning('id')
    .execute();
  return seats.map(({ id, nickname, joinedAt }, seat) => ({
    userId: id,
    nickname,
    joinedAt,
    participantId: rows[seat]!.id,
  }));
}

/** Seats go round the neighbourhood, starting from the leader. */
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
