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
import { distanceMetres } from '../places/distance';
import { readProductFile } from '../products/product-file';
import { isReservedNickname } from '../users/reserved-names';
import { isReadableNickname } from '../users/user-rules';
import type { DemoBoard } from './demo-data';
import { BOARDS, CONVERSATIONS, NEIGHBOURHOODS, PEOPLE, REVIEWS, ROOM_TALK } from './demo-data';

const { lines } = readProductFile(readFileSync(path.join(import.meta.dirname, '../../data/demo/products.csv'), 'utf8'));
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
    expect(isReadableNickname(person.nickname) && !isReservedNickname(person.nickname), person.nickname).toBe(true);
    expect(new Date(person.birth).toISOString().slice(0, 10)).toBe(person.birth);
    expect(placeOf(person), person.nickname).toBeDefined();
  }
});

test('whoever signs in sees a lively home at once', () => {
  for (const person of PEOPLE) {
    const near = BOARDS.filter((board) => distanceMetres(placeOf(person), placeOf(board)) <= NEARBY_METRES);
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
  const neighbours = PEOPLE.filter((person) => person.neighbourhood === board.neighbourhood);
  expect(board.leader).toBeLessThan(neighbours.length);
  expect(board.members).toBeLessThanOrEqual(neighbours.length);
  expect(board.pictures.filter((key) => !pictures.has(key))).toEqual([]);
  if (board.stage === 'RECRUITING') expect(board.members).toBeLessThan(board.totalUser);
  else if (board.stage !== 'CANCELLED') expect(board.members).toBe(board.totalUser);
  if (!board.product) return;
  expect(products.get(board.product)).toMatchObject({ name: board.name, categoryId: board.categoryId });
});

test('lively rooms talk; reviews come from finished rooms, once per pair', () => {
  expect(Object.keys(ROOM_TALK).length).toBeGreaterThanOrEqual(80);
  for (const [key, talk] of Object.entries(ROOM_TALK)) {
    const board = BOARDS.find((one) => one.key === key)!;
    for (const line of CONVERSATIONS[talk]!) expect(line.by, key).toBeLessThan(board.members);
  }
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
