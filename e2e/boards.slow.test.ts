import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';

const site = useSite('demo');

test('the leader of a purchase in progress may neither edit nor delete it', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader, { totalUser: 2 });
  await ask(await newNeighbour(site), 'POST', `/api/group-boards/${id}/join`);
  const { page } = leader;
  await page.goto(`/gonggu/list/${id}`);
  await page.getByText('마감된 공구입니다.').waitFor();
  const alert = page.getByRole('alertdialog');
  await page.getByRole('button', { name: '수정하기' }).click();
  await alert.getByText('공구가 아직 진행 중입니다. 글을 수정할 수 없습니다.', { exact: true }).waitFor();
  await alert.getByRole('button', { name: '확인' }).click();
  await page.getByRole('button', { name: '삭제하기' }).click();
  await alert.getByText('공구가 아직 진행 중입니다. 글을 삭제할 수 없습니다.', { exact: true }).waitFor();
});

test('what fails is told in the specified words, and the heart goes back', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const { page } = await newNeighbour(site);
  await page.goto(`/gonggu/list/${id}`);
  const heart = page.getByRole('button', { name: '찜 0' });
  await heart.waitFor();
  const alert = page.getByRole('alertdialog');
  await page.route(/\/(like|join)$/, (route) => route.fulfill({ status: 500, json: {} }));
  await heart.click();
  await alert.getByText('찜 실패. 다시 시도해주세요.', { exact: true }).waitFor();
  await alert.getByRole('button', { name: '확인' }).click();
  await page.getByRole('button', { name: '찜 0', pressed: false }).waitFor();
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await alert.getByText('공구방 참여에 실패했습니다. 다시 시도해주세요.', { exact: true }).waitFor();
});

test('a list that cannot be loaded offers to try again; an empty one says 텅~', async () => {
  const { page } = await newNeighbour(site, {
    at: { address: '강원특별자치도 인제군 기린면', latitude: 37.95, longitude: 128.31 },
  });
  await page.goto('/');
  await page.getByRole('heading', { name: '텅~' }).waitFor();
  await page.getByText('근처에서 열린 공구가 없어요.\n제일 먼저 공구를 열어보세요!').waitFor();
  // Nothing farther away either: what neighbours look for stands there instead of wider circles.
  await page.getByRole('heading', { name: '무엇을 같이 사고 싶으세요?' }).waitFor();
  await page.getByRole('link', { name: /쇼핑에서 골라 열기/ }).waitFor();
  // Offered in the middle, so not over it as well.
  expect(await page.getByRole('link', { name: '공구 열기' }).count()).toBe(1);
  const wish = page.getByRole('switch', { name: '열리면 알려 드릴게요' });
  // Not the answer to what was set before: a press may come first.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/notifications/settings') && answer.request().method() === 'PUT',
  );
  await wish.click();
  await saved;
  await expect.poll(() => wish.getAttribute('aria-checked')).toBe('true');
  await expectGoodLooks(page);
  await page.route('**/api/group-boards?*', (route) => route.fulfill({ status: 400, json: { code: 'NOT_FOUND' } }));
  // A rendered page would come with its list.
  await withoutSsr(page);
  await page.reload();
  await page.getByRole('alert').getByText('불러오지 못했어요', { exact: false }).waitFor();
  await page.unroute('**/api/group-boards?*');
  // At once, without looking first: the live connection may load the list by itself and take the button away.
  await page.evaluate(() => {
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('다시 시도'))?.click();
  });
  await page.getByRole('button', { name: '데모 동네로 이동' }).click();
  await page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first().waitFor();
});
