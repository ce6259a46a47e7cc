import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TestMember } from '../../server/src/chat/test-member';
import type { Card, Detail, Profile, Room, RoomRow } from './entities';
import { PATIENT, type Stranger, useStrangers } from './strangers';

const strangers = useStrangers({ web: 'localhost', api: 'localhost' });
/** For three it does not divide: 3,333 each, and one won is left over. */
const PRICE = 10_000;
const SHARE = 3_333;
const PHOTO = readFileSync(path.resolve(import.meta.dirname, '../../web/public/icon-192.png'));

type Purchase = { id: number; room: number; path: string; leader: Stranger; desk: Stranger; phone: Stranger };

test('the whole life of a purchase, at a client that knows the two documents only', async () => {
  const [leader, desk, phone] = await Promise.all([
    strangers.newcomer('이방인'),
    strangers.newcomer('나그네', { width: 1280 }),
    strangers.newcomer('길손'),
  ]);
  const { id, chatRoomId: room } = await openPurchase(leader);
  const purchase = { id, room, path: `/api/chat/rooms/${room}`, leader, desk, phone };
  await everybodyJoins(purchase);
  await theyTalk(purchase);
  await theyHearRichTalkInWords(purchase);
  await unreadClearsByItself(purchase);
  await theyPay(purchase);
  await itIsBoughtAndHandedOver(purchase);
  await theyReviewEachOther(purchase);
});

async function openPurchase(leader: Stranger): Promise<Detail> {
  const image = await leader.page.evaluate(() => window.client.upload('orange', 'jpeg'));
  await leader.ask('POST', '/api/group-boards', {
    name: '이방인 감귤',
    totalUser: 3,
    quantity: '10kg',
    price: PRICE,
    location: '제주특별자치도 제주시 첨단로 242',
    content: '셋이 나눠요',
    deadline: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    categoryId: 1,
    images: [image],
  });
  // The answer to it is not in the documents: it is found again among one's own.
  const mine = await leader.ask<Card[]>('GET', '/api/group-boards/me');
  expect(mine.map((card) => card.title)).toEqual(['이방인 감귤 10kg 공구합니다.']);
  return leader.ask<Detail>('GET', `/api/group-boards/${mine[0]!.id}`);
}

/** Joining is entering the room, for good; who is there hears it. */
async function everybodyJoins({ id, room, path, leader, desk, phone }: Purchase): Promise<void> {
  await leader.enter(room, 'websocket');
  expect(await leader.ask<Room>('GET', path)).toMatchObject({ status: '모집중', price: PRICE, groupBoardId: id });
  expect((await desk.call('GET', path)).status).toBe(403);
  for (const person of [desk, phone]) {
    const board = `/api/group-boards/${id}`;
    expect(await person.ask<Detail>('GET', board)).toMatchObject({ join: false, editable: false });
    await person.ask('POST', `${board}/join`);
    expect(await person.ask<Detail>('GET', board)).toMatchObject({ join: true, chatRoomId: room });
  }
  for (const nickname of ['나그네', '길손'])
    expect(await leader.hears(nickname)).toMatchObject({ messageType: 'ENTER', senderNickname: nickname });
  await leader.isShown('모집완료');
}

/** Each over a transport of their own, all across origins. */
async function theyTalk({ room, leader, desk, phone }: Purchase): Promise<void> {
  await Promise.all([desk.enter(room, 'xhr-streaming'), phone.enter(room, 'xhr-polling')]);
  await desk.says(room, '반가워요');
  await phone.says(room, '여기도 안녕하세요');
  for (const person of [leader, desk, phone]) {
    expect(await person.hears('반가워요')).toMatchObject({ messageType: 'TEXT', senderNickname: '나그네' });
    const { senderProfileUrl } = await person.hears('여기도 안녕하세요');
    await person.sees(senderProfileUrl!);
  }
}

/** Whoever has our app sends a photo, answers and takes back: here all of it is words. */
async function theyHearRichTalkInWords({ room, path, leader, desk }: Purchase): Promise<void> {
  const { api, token } = await leader.page.evaluate(() => ({
    api: (window as unknown as { API: string }).API,
    token: localStorage.getItem('accessToken')!,
  }));
  const ask = (method: string, rest: string, body?: FormData) =>
    fetch(`${api}${path}${rest}`, { method, headers: { authorization: `Bearer ${token}` }, ...(body && { body }) });
  const photo = new FormData();
  photo.append('use', 'TALK');
  photo.append('file', new Blob([new Uint8Array(PHOTO)], { type: 'image/png' }), 'photo.png');
  const { id } = (await (await ask('POST', '/pictures', photo)).json()) as { id: string };
  const app = new TestMember({ addresses: () => [api], token, roomId: room });
  app.start();
  await expect.poll(() => app.settled, PATIENT).toBe(true);
  const asked = [...app.heard.values()].find(({ message }) => message === '반가워요')!;
  app.say('', { pictures: [id] });
  app.say('저도 반가워요', { replyTo: asked.seq });
  app.say('잘못 보냈어요');
  for (const words of ['사진 1장', '저도 반가워요', '잘못 보냈어요'])
    expect(await desk.hears(words)).toMatchObject({ messageType: 'TEXT', senderNickname: '이방인' });
  const wrong = [...app.heard.values()].find(({ message }) => message === '잘못 보냈어요')!;
  expect((await ask('DELETE', `/messages/${wrong.seq}`)).status).toBe(200);
  await expect.poll(() => app.heard.get(wrong.seq)?.message, PATIENT).toBe('삭제된 메시지예요.');
  await app.stop();
  const { messages } = await desk.ask<Room>('GET', path);
  expect(messages.slice(-3).map(({ message }) => message)).toEqual(['사진 1장', '저도 반가워요', '삭제된 메시지예요.']);
}

/** Nobody here knows a call that says "read". */
async function unreadClearsByItself({ room, path, leader, desk }: Purchase): Promise<void> {
  const unread = async () => {
    const rows = await leader.ask<RoomRow[]>('GET', '/api/chat/rooms');
    return rows.find((row) => row.id === room)?.unreadCount;
  };
  // By leaving, what was heard.
  await leader.page.evaluate(() => window.client.leaveRoom());
  await expect.poll(unread, PATIENT).toBe(0);
  // By reading the room; an older page is not its newest one.
  await desk.says(room, '언제 만날까요?');
  await expect.poll(unread, PATIENT).toBe(1);
  const { messages } = await leader.ask<Room>('GET', path);
  expect(messages.at(-1)).toMatchObject({ message: '언제 만날까요?', senderNickname: '나그네' });
  await expect.poll(unread, PATIENT).toBe(0);
  const second = encodeURIComponent(messages[1]!.sendAt);
  const older = await leader.ask<Room>('GET', `${path}?before=${second}&size=10`);
  expect(older.messages.map((message) => message.id)).toEqual([messages[0]!.id]);
  // By hearing it live.
  await leader.enter(room, 'websocket');
  await desk.says(room, '토요일 좋아요');
  await leader.hears('토요일 좋아요');
  await expect.poll(unread, PATIENT).toBe(0);
}

/** The share is the same for everybody, so whoever asks the card for the first one's pays the right sum. */
async function theyPay({ room, path, leader, desk, phone }: Purchase): Promise<void> {
  const { participants } = await desk.ask<Room>('GET', path);
  expect(participants.map((each) => each.perPersonPrice)).toEqual([SHARE, SHARE, SHARE]);
  expect(participants[0]).toMatchObject({ role: 'LEADER', me: false, nickname: '이방인' });
  const first = participants[0]!.perPersonPrice;
  const paid = await desk.page.evaluate(([id, sum]) => window.client.payHere(id, sum), [room, first] as const);
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);

  // On a phone the card page is another site's, and sends the browser back to the client's own result page.
  const { page } = phone;
  const own = participants.find((each) => each.nickname === '길손')!.perPersonPrice;
  await page.evaluate(([id, sum]) => window.client.payOnThePhone(id, sum), [room, own] as const);
  await page.getByRole('button', { name: '승인' }).click();
  await page.waitForURL(`**/chat/${room}/pay/result?*`);
  await page.getByText('결제 성공!').waitFor();
  // Loaded once more it is verified once more, and paid only once.
  await page.reload();
  await page.getByText('결제 성공!').waitFor();

  await leader.isShown('구매중');
  const after = await phone.ask<Room>('GET', path);
  expect(after.participants.map((each) => each.payStatement)).toEqual(['PAID', 'PAID', 'PAID']);
}

async function itIsBoughtAndHandedOver({ id, room, path, leader, desk, phone }: Purchase): Promise<void> {
  await phone.enter(room, 'xhr-polling');
  expect((await desk.call('PATCH', `${path}/purchase-complete`)).status).toBe(403);
  await leader.ask('PATCH', `${path}/purchase-complete`);
  expect((await leader.call('PATCH', `${path}/purchase-complete`)).status).toBe(409);
  for (const person of [leader, desk, phone]) await person.isShown('구매완료');

  const bought = await desk.ask<Room>('GET', path);
  expect(bought).toMatchObject({ status: '구매완료', tradeCompleted: false });
  expect(bought.address).toContain('첨단로');
  await desk.ask('POST', `${path}/trade-complete`);
  expect((await desk.call('POST', `${path}/trade-complete`)).status).toBe(409);
  expect(await desk.ask<Room>('GET', path)).toMatchObject({ status: '구매완료', tradeCompleted: true });
  await phone.ask('POST', `${path}/trade-complete`);
  for (const person of [leader, desk, phone]) await person.isShown('공구완료');
  expect((await leader.ask<Detail>('GET', `/api/group-boards/${id}`)).boardStatus).toBe('COMPLETED');
}

async function theyReviewEachOther({ id, path, leader, desk, phone }: Purchase): Promise<void> {
  const leaderCard = async () => {
    const { participants } = await desk.ask<Detail>('GET', `/api/group-boards/${id}`);
    return desk.ask<Profile>('GET', `/api/users/${participants[0]!.userId}`);
  };
  const before = await leaderCard();
  await review(desk, path, '이방인', { star: 4.5, keywords: ['친절해요', '가격∙수량이 동일해요'], review: '좋았어요' });
  await review(phone, path, '이방인', { star: 5, keywords: ['친절해요'], review: '' });
  await review(leader, path, '나그네', { star: 4, keywords: ['약속 시간을 지켰어요'], review: '고마워요' });

  const after = await leaderCard();
  expect(before.reviewKeywordDto.keywords).toEqual([]);
  expect(after.reviewKeywordDto.keywords).toEqual(expect.arrayContaining(['친절해요', '가격∙수량이 동일해요']));
  expect(after.mannerLeader).toBeGreaterThan(before.mannerLeader);
  expect(after.mannerLeader).toBeLessThanOrEqual(100);
  const { keywords } = await desk.ask<{ keywords: string[] }>('GET', '/api/users/reviews');
  expect(keywords).toEqual(['약속 시간을 지켰어요']);
}

/** Once, and the row says so. */
async function review({ ask, call }: Stranger, path: string, nickname: string, words: object): Promise<void> {
  const target = async () =>
    (await ask<Room>('GET', path)).participants.find((participant) => participant.nickname === nickname)!;
  const { participantId, reviewed } = await target();
  expect(reviewed).toBe(false);
  await ask('POST', `${path}/reviews/${participantId}`, words);
  expect((await call('POST', `${path}/reviews/${participantId}`, words)).status).toBe(409);
  expect((await target()).reviewed).toBe(true);
}
