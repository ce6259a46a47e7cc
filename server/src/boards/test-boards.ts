import { addDays, type BoardId, type ProductId, type RoomId, seoulDay } from '@mungchi/contract';
import type { Person, TestApp } from '../test-app';

export const JEJU_ADDRESS = '제주특별자치도 제주시 첨단로 242';

/** A picture this service stored. */
export async function storedPicture(
  { db, clock }: TestApp,
  url = `/media/${crypto.randomUUID()}.webp`,
): Promise<string> {
  const picture = { url, width: 800, height: 600, color: '#e8edff', thumbhash: null, widths: [320, 640], bytes: 1000 };
  await db
    .insertInto('media')
    .values({ ...picture, createdAt: clock.now })
    .execute();
  return url;
}

/** A product of the shop, with a picture at `/media/apple.webp`; its id. */
export async function storedApple({ db, clock }: TestApp): Promise<ProductId> {
  const picture = { url: '/media/apple.webp', width: 800, height: 800, color: null, thumbhash: null, widths: [] };
  const { id } = await db
    .insertInto('products')
    .values({
      externalKey: 'apple',
      name: '청송 사과',
      categoryId: 1,
      subCategory: '과일',
      price: 29_900,
      picture: JSON.stringify(picture),
      productUrl: 'https://example.org/apple',
      createdAt: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function boardForm(t: TestApp, changes: Record<string, unknown> = {}) {
  return {
    name: '제주 감귤',
    totalUser: 4,
    quantity: '10kg',
    price: 40_000,
    location: JEJU_ADDRESS,
    content: '같이 나눠요',
    deadline: addDays(seoulDay(t.clock.now), 7),
    categoryId: 1,
    images: [await storedPicture(t)],
    ...changes,
  };
}

/** Opens one through the API and returns its id. */
export async function openBoard(t: TestApp, leader: Person, changes: Record<string, unknown> = {}): Promise<BoardId> {
  const answer = await t.call(leader, 'POST', '/api/group-boards', await boardForm(t, changes));
  if (answer.status !== 200) throw new Error(`Not opened: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** With a token of this moment: tests move the clock by days, tokens last minutes. */
export function awake(t: TestApp, person: Person): Person {
  return { ...person, token: t.deps.tokens.issue(person.userId) };
}

export function join(t: TestApp, person: Person, boardId: BoardId) {
  return t.call(awake(t, person), 'POST', `/api/group-boards/${boardId}/join`);
}

/** Opens a board and lets as many neighbours join as are asked for. */
export async function openWithFollowers(t: TestApp, leader: Person, followers: number, changes = {}) {
  const boardId = await openBoard(t, leader, changes);
  const people: Person[] = [];
  for (let i = 0; i < followers; i++) {
    const person = await t.person();
    const answer = await join(t, person, boardId);
    if (answer.status !== 200) throw new Error(`Not joined: ${JSON.stringify(answer.body)}`);
    people.push(person);
  }
  return { boardId, followers: people };
}

export async function messagesOf({ db }: TestApp, roomId: RoomId) {
  return db.selectFrom('messages').selectAll().where('roomId', '=', roomId).orderBy('seq').execute();
}

export async function boardRow({ db }: TestApp, boardId: BoardId) {
  return db.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
}
