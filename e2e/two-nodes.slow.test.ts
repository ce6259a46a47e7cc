import { DEFAULT_NOTIFICATION_SETTINGS, type Notification } from '@mungchi/contract';
import { afterAll, expect, test } from 'vitest';
import { startPushService, type TestPushService } from '../server/src/notifications/push/test-push-service';
import { type TestRedis, testRedis } from '../server/src/realtime/test-redis';
import { deliver, shown, tap } from './app-push';
import { APP, becomeApp } from './app-worker';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, openRoom } from './money-room';

let service: TestPushService;
let redis: TestRedis;
// Before the site's own, so that it comes after the nodes have stopped.
afterAll(() => Promise.all([service.close(), redis.close()]));
/** With a push service and a Redis of this test's own, and a second node beside the first. */
const withPush = async () => {
  [service, redis] = await Promise.all([startPushService(), testRedis()]);
  return { PUSH: 'on', PUSH_HOSTS: service.origin, REDIS_URL: redis.url };
};
const site = useSite('empty', withPush, 'whole');

/** Its phone is this push service's, and awake at any hour. */
async function carryPhone(person: Neighbour): Promise<void> {
  const headers = bearer(person);
  const device = service.subscribe('phone').toJSON();
  const added = await person.page.request.post('/api/notifications/devices', { headers, data: device });
  expect(added.ok(), await added.text()).toBe(true);
  const awake = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet: false };
  await person.page.request.put('/api/notifications/settings', { headers, data: awake });
}

const unread = async ({ page, ...person }: Neighbour) => {
  const answer = await page.request.get('/api/notifications', { headers: bearer({ page, ...person }) });
  return ((await answer.json()) as Notification[]).filter(({ read }) => !read).map(({ title }) => title);
};

test('the last one joins at the other node: one push, and a tap opens the payment and reads the entry', async () => {
  const second = await site.startBeside();
  const { id, followers } = await openRoom(site, { followers: [APP], seats: 3 });
  const waiting = followers[0]!;
  const { page } = waiting;
  await carryPhone(waiting);
  await page.goto('/mypage');
  await becomeApp(page);
  const last = await newNeighbour(site);
  const joined = await last.page.request.post(`${second}/api/group-boards/${id}/join`, {
    headers: bearer(last),
  });
  expect(joined.ok(), await joined.text()).toBe(true);

  // The bell hears of it over the bus, the phone by the push.
  const title = '모두 모였어요';
  await page
    .getByRole('link', { name: /읽지 않은 알림 1개/ })
    .first()
    .waitFor();
  await expect
    .poll(() => service.received.map(({ message }) => message.title))
    .toEqual([expect.stringContaining(title)]);
  expect(await unread(waiting)).toEqual([title]);
  const { message } = service.received[0]!;
  await deliver(page, site.address, JSON.stringify(message));
  await expect.poll(() => shown(page)).toEqual([{ title: message.title, body: message.body, tag: `board-${id}` }]);

  await tap(page.context().serviceWorkers()[0]!);
  await page.waitForURL(`**/chat/${id}/pay`);
  await expect.poll(() => unread(waiting)).toEqual([]);
  expect(service.received).toHaveLength(1);
});
