import { type AppPath, SCREENS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
/** These redirect. */
const LEAVING: AppPath[] = ['/oauth/callback', '/chat/:chatRoomId/pay/result', '/signup'];

test('every screen opens for somebody who is signed in, without a word in the console', {
  timeout: 180_000,
}, async () => {
  const me = await newNeighbour(site);
  const { page } = me;
  const { id, product } = await openBoard(me);
  const room = await ask<{ participants: { participantId: number }[] }>(me, 'GET', `/api/chat/rooms/${id}`);
  const wish = await ask<{ id: number }>(me, 'POST', '/api/wishes', { name: '코스트코 베이글', sure: true });
  const participant = String(room.participants[0]?.participantId);
  // The console is opened by an operator in operator.slow.test.ts, the setup by its address in setup.slow.test.ts.
  const open = SCREENS.filter(({ guard, path }) => guard !== 'operator' && path !== '/setup');
  for (const { path: pattern } of open) {
    const place = pattern
      .replace(':gongguId', String(id))
      .replace(':chatRoomId', String(id))
      .replace(':wishId', String(wish.id))
      .replace(':targetParticipantId', participant);
    const query = pattern.endsWith('/item') ? `?itemId=${product.id}` : '?keyword=%EC%82%AC%EA%B3%BC';
    await page.goto(place + query);
    await page.locator('#main').waitFor();
    await page.getByText('로딩중...').first().waitFor({ state: 'detached' });
    if (LEAVING.includes(pattern)) continue;
    // Where visitors look around, a member is led to the member's own screen.
    if (pattern.startsWith('/look')) await page.waitForURL((url) => !url.pathname.startsWith('/look'));
    else await expect.poll(() => new URL(page.url()).pathname, { message: pattern }).toBe(place);
    await expect.poll(() => page.title(), { message: pattern }).toMatch(/뭉치/);
    expect(await page.getByRole('heading', { name: '404 NOT FOUND!' }).count(), pattern).toBe(0);
    expect(await page.getByText('화면을 여는 중에 문제가 생겼어요', { exact: false }).count(), pattern).toBe(0);
  }
});
