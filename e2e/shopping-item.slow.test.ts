import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };

test('an item: heart, open purchases with a countdown that shuts the door, and joining', PATIENT, async () => {
  const leader = await newNeighbour(site);
  const { id, product, title } = await openBoard(leader, { quantity: '9묶음' });
  const item = `/shopping/item?itemId=${product.id}`;

  await leader.page.goto(item);
  const own = leader.page.getByRole('article').filter({ hasText: title });
  await own.waitFor();
  expect(await own.getByRole('button', { name: '참여' }).isDisabled()).toBe(true);

  const { page, ...me } = await newNeighbour(site);
  let closesAt = Date.now() + 3_600_000;
  await page.route(`**/api/products/${product.id}/group-boards`, async (route) => {
    const response = await route.fetch();
    const boards: object[] = await response.json();
    return route.fulfill({ response, json: boards.map((board) => ({ ...board, closesAt: new Date(closesAt) })) });
  });
  // Rendered by the server, the page would not ask for what is altered here.
  await withoutSsr(page);
  await page.goto(item);
  await page.getByRole('heading', { name: product.name }).waitFor();
  const heart = page.getByRole('button', { name: /^찜 / });
  const likes = Number(await heart.textContent());
  await heart.click();
  await page.getByRole('button', { name: `찜 ${likes + 1}`, pressed: true }).waitFor();
  const board = page.getByRole('article').filter({ hasText: title });
  await board.getByText(/^00:59:\d\d$/).waitFor();
  await expectGoodLooks(page);

  closesAt = Date.now() + 4_000;
  await page.reload();
  const join = board.getByRole('button', { name: '참여' });
  await join.waitFor();
  await board.getByText('00:00:00').waitFor();
  await expect.poll(() => join.isDisabled()).toBe(true);

  await page.unrouteAll();
  await page.reload();
  await join.click();
  const sure = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sure.getByText('채팅방에 입장하면, 참여가 확정되어 나갈 수 없어요!').waitFor();
  await sure.getByText('9묶음').waitFor();
  await expectGoodLooks(page);
  await sure.getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  expect(await ask({ page, ...me }, 'GET', `/api/group-boards/${id}`)).toMatchObject({ join: true });
});
