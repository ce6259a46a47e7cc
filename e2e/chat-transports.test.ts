import { expect, test } from 'vitest';
import { enter, heard, live, say, settled } from './chat-room';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

test.each(['xhr-streaming', 'xhr-polling'])('a room over %s alone', async (transport) => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = followers[0]!;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await page.addInitScript((name) => sessionStorage.setItem('transport', name), transport);
  await enter(page, id);
  await enter(leader.page, id);

  for (const n of [1, 2, 3]) {
    await say(page, `여기는 ${n}번`);
    await heard(leader.page, `여기는 ${n}번`);
    await say(leader.page, `들려요 ${n}번`);
    await heard(page, `들려요 ${n}번`);
  }
  await page.context().setOffline(true);
  await page.getByPlaceholder('연결 중...').waitFor();
  await say(leader.page, '자리를 비웠나요?');
  await settled(leader.page);
  await page.context().setOffline(false);
  await live(page);
  await heard(page, '자리를 비웠나요?');

  const used = transport === 'xhr-streaming' ? /\/xhr_streaming$/ : /\/xhr$/;
  expect(addresses.some((address) => used.test(address))).toBe(true);
  expect(addresses.some((address) => address.endsWith('/websocket'))).toBe(false);
});
