import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, type BoardDetail, type ChatRoom, type ChatRoomRow, seoulDay } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import type { Look, Site } from './harness/site';

export type Room = { id: number; leader: Neighbour; followers: Neighbour[] };

type Wishes = {
  price?: number;
  leader?: Look;
  followers: Look[];
  seats?: number;
  maxSeats?: number;
  mySeats?: number;
  /** What each does before the purchase. */
  ready?: (person: Neighbour) => Promise<Neighbour>;
};

const PICTURE = readFileSync(path.resolve(import.meta.dirname, '../web/public/icon-192.png'));

/** A group purchase with its people in it; full unless more seats are asked for. Opening and joining have journeys of their own. */
export async function openRoom(site: Site, wishes: Wishes): Promise<Room> {
  const { price = 10_000, leader: look, followers, seats, maxSeats, mySeats, ready = same } = wishes;
  const leader = await ready(await newNeighbour(site, look && { look }));
  const file = { name: 'apple.png', mimeType: 'image/png', buffer: PICTURE };
  const upload = await leader.page.request.post('/api/media', { multipart: { file }, headers: bearer(leader) });
  const { secure_url: image } = (await upload.json()) as { secure_url: string };
  const board = await post<BoardDetail>(leader, '/api/group-boards', {
    name: '제주 감귤',
    totalUser: seats ?? followers.length + 1,
    ...(maxSeats && { maxSeats }),
    ...(mySeats && { mySeats }),
    quantity: '10kg',
    price,
    location: '제주특별자치도 제주시 첨단로 242',
    content: '같이 나눠요',
    deadline: addDays(seoulDay(new Date()), 7),
    categoryId: 1,
    images: [image],
  });
  const joined: Neighbour[] = [];
  for (const look of followers) {
    const follower = await ready(await newNeighbour(site, { look }));
    await post(follower, `/api/group-boards/${board.id}/join`);
    joined.push(follower);
  }
  return { id: board.chatRoomId, leader, followers: joined };
}

const same = async (person: Neighbour) => person;

export function bearer(person: Neighbour): Record<string, string> {
  return { authorization: `Bearer ${person.accessToken}` };
}

export async function post<T>(person: Neighbour, url: string, data?: object): Promise<T> {
  const answer = await person.page.request.fetch(url, {
    method: 'POST',
    headers: bearer(person),
    ...(data && { data }),
  });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Reads an alert and lets it go. */
export async function dismiss(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').filter({ hasText: text });
  await alert.getByRole('button', { name: '확인' }).click();
  await alert.waitFor({ state: 'hidden' });
}

const STEPS = {
  '구매 완료': { role: 'dialog', asks: '모두 합해 얼마에 샀나요?', yes: '구매 완료' },
  '거래 완료': { role: 'alertdialog', asks: '물건을 모두 받으셨나요?', yes: '네, 받았어요' },
} as const;

/** A press that cannot be taken back: asked, agreed to. */
export async function agree(page: Page, step: keyof typeof STEPS): Promise<void> {
  const { role, asks, yes } = STEPS[step];
  await page.getByRole(role, { name: asks }).getByRole('button', { name: yes }).click();
}

/** The whole step: pressed, agreed to, and its moment let go. */
export async function takeStep(page: Page, step: keyof typeof STEPS): Promise<void> {
  await press(page, step);
  await agree(page, step);
  const moment = page.getByRole('dialog', { name: `${step}!` });
  await moment.getByRole('button', { name: '채팅방으로 갈게요' }).click();
  await moment.waitFor({ state: 'detached' });
}

/** What the room looks like to one of its members. */
export async function roomRow(person: Neighbour, id: number): Promise<ChatRoomRow> {
  const answer = await person.page.request.get('/api/chat/rooms', { headers: bearer(person) });
  return ((await answer.json()) as ChatRoomRow[]).find((row) => row.id === id)!;
}

export async function roomOf(person: Neighbour, id: number): Promise<ChatRoom> {
  const answer = await person.page.request.get(`/api/chat/rooms/${id}`, {
    headers: { ...bearer(person), 'x-reads': 'own' },
  });
  return (await answer.json()) as ChatRoom;
}
