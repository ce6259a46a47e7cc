import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BOARD_CONTENT_MAX,
  BOARD_NAME_MAX,
  BOARD_QUANTITY_MAX,
  countCharacters,
  NEARBY_METRES,
  NICKNAME_MAX,
  REVIEW_KEYWORDS,
  STAGES,
} from '@mungchi/contract';
import { expect, test } from 'vitest';
import { metresBetween } from '../../places/distance';
import { readProductFile } from '../../products/product-file';
import { BOARDS } from './boards';
import { likersOf, membersOf } from './cast';
import { NEIGHBOURHOODS } from './neighbourhoods';
import { PEOPLE } from './people';
import { REVIEWS } from './reviews';
import { ROOM_TALK } from './rooms';
import { timelineOf } from './timeline';
import type { DemoBoard } from './types';

const { lines } = readProductFile(readFileSync(path.join(import.meta.dirname, 'products.csv'), 'utf8'));
const products = new Map(lines.map((line) => [line.externalKey, line]));
const pictures = new Set(lines.map((line) => line.pictureKey));
const placeOf = (thing: { neighbourhood: string; place: number }) =>
  NEIGHBOURHOODS.find(({ key }) => key === thing.neighbourhood)!.places[thing.place]!;
const isOpen = (board: DemoBoard) => board.stage === 'RECRUITING' && board.deadlineInDays >= 0;

test('people can be told apart and pass the sign-up rules', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PEOPLE.map((person) => person.nickname.toLowerCase())).size).toBe(PEOPLE.length);
  for (const person of PEOPLE) {
    expect(countCharacters(person.nickname), person.nickname).toBeLessThanOrEqual(NICKNAME_MAX);
    expect(new Date(person.birth).toISOString().slice(0, 10)).toBe(person.birth);
    expect(placeOf(person), person.nickname).toBeDefined();
  }
});

test('whoever signs in sees a lively home at once', () => {
  for (const person of PEOPLE) {
    const near = BOARDS.filter((board) => metresBetween(placeOf(person), placeOf(board)) <= NEARBY_METRES);
    const open = near.filter((board) => isOpen(board) && !membersOf(board).includes(person));
    expect(open.length, person.nickname).toBeGreaterThanOrEqual(8);
    expect(near.filter(isOpen).length, person.nickname).toBeGreaterThanOrEqual(12);
  }
});

test('every stage is there, and what closes soon in each of its ways', () => {
  expect(BOARDS.length).toBeGreaterThanOrEqual(140);
  expect(new Set(BOARDS.map((board) => board.stage))).toEqual(new Set(STAGES));
  for (const { key } of NEIGHBOURHOODS) {
    const boards = BOARDS.filter((board) => board.neighbourhood === key);
    expect(boards.some((board) => board.stage === 'RECRUITING' && board.deadlineInDays < 0)).toBe(true);
    expect(boards.some((board) => isOpen(board) && board.deadlineInDays === 0)).toBe(true);
    expect(boards.some((board) => isOpen(board) && board.totalUser - board.members === 1)).toBe(true);
  }
});

test.each(BOARDS)('$key keeps the rules of a group purchase', (board) => {
  expect(countCharacters(board.name)).toBeLessThanOrEqual(BOARD_NAME_MAX);
  expect(countCharacters(board.quantity)).toBeLessThanOrEqual(BOARD_QUANTITY_MAX);
  expect(countCharacters(board.content)).toBeLessThanOrEqual(BOARD_CONTENT_MAX);
  expect(new Set(membersOf(board)).size).toBe(board.members);
  expect(likersOf(board)).toHaveLength(board.likes);
  expect(board.pictures.filter((key) => !pictures.has(key))).toEqual([]);
  if (board.stage === 'RECRUITING') expect(board.members).toBeLessThan(board.totalUser);
  else if (board.stage !== 'CANCELLED') expect(board.members).toBe(board.totalUser);
  if (!board.product) return;
  expect(products.get(board.product)).toMatchObject({ name: board.name, categoryId: board.categoryId });
});

test.each(BOARDS)('$key: nobody speaks before joining, and the clock only moves forward', (board) => {
  const events = timelineOf(board);
  const inside = new Set([0]);
  let before = board.openedHoursAgo * 60 + 1;
  for (const event of events) {
    expect(event.minutesAgo).toBeLessThan(before);
    before = event.minutesAgo;
    if (event.kind === 'join') inside.add(event.seat);
    if (event.kind === 'say') expect(inside).toContain(event.seat);
    if (event.kind === 'pay' || event.kind === 'receive') expect(inside).toContain(event.seat);
  }
  expect(before).toBeGreaterThan(0);
  expect(inside.size).toBe(board.members);
});

test('a stage comes only after what brings it about', () => {
  for (const board of BOARDS) {
    const events = timelineOf(board);
    const count = (kind: string) => events.filter((event) => event.kind === kind).length;
    const reached = (stage: string) => events.some((event) => event.kind === 'stage' && event.stage === stage);
    if (reached('PAYING')) expect(count('pay'), board.key).toBe(board.totalUser - 1);
    else expect(count('pay'), board.key).toBeLessThan(board.totalUser - 1);
    if (reached('COMPLETED')) expect(count('receive'), board.key).toBe(board.totalUser - 1);
    else expect(count('receive'), board.key).toBeLessThan(board.totalUser - 1);
  }
});

test('lively rooms talk; reviews come from finished rooms, once per pair', () => {
  expect(Object.keys(ROOM_TALK).length).toBeGreaterThanOrEqual(80);
  const pairs = REVIEWS.map((review) => `${review.board} ${review.from} ${review.to}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const review of REVIEWS) {
    const board = BOARDS.find(({ key }) => key === review.board)!;
    expect(board.stage).toBe('COMPLETED');
    expect(review.from).not.toBe(review.to);
    expect(Math.max(review.from, review.to)).toBeLessThan(board.members);
    expect(review.star * 2).toBe(Math.round(review.star * 2));
    expect(review.keywords.every((index) => index in REVIEW_KEYWORDS)).toBe(true);
  }
});
