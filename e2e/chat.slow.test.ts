import { expect, test } from 'vitest';
import { enter, heard, input, log } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';
import { openRoom } from './money-room';

const site = useSite('empty');

test('error pages: an unknown room, a foreign room, a server that does not answer', async () => {
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  await page.goto('/chat/999999');
  await page.getByText('404 NOT FOUND!').waitFor();
  await page.getByText('채팅방을 불러올 수 없어요.').waitFor();
  await page.goto(`/chat/${id}`);
  await page.getByText('잘못된 접근입니다.').waitFor();

  await page.route('**/api/chat/rooms*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await withoutSsr(page);
  await page.goto('/chat/list');
  await page.getByRole('button', { name: '다시 시도' }).waitFor({ timeout: 30_000 });
  await page.unroute('**/api/chat/rooms*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByText('아직 참여 중인 공구가 없어요.').waitFor();
  await page.getByRole('link', { name: '근처 공구 둘러보기' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a deleted post leaves its room readable', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = followers[0]!;
  await enter(page, id);
  const gone = await leader.page.request.delete(`/api/group-boards/${id}`, {
    headers: { authorization: `Bearer ${leader.accessToken}` },
  });
  expect(gone.ok()).toBe(true);
  await page.getByText('닫힌 채팅방이에요. 지난 대화만 볼 수 있어요.').waitFor();
  await heard(page, '리더가 공구를 삭제했어요. 지난 대화는 계속 볼 수 있어요.');
  expect(await input(page).count()).toBe(0);
});

test('a free seat: its card in the talk shows the QR, copies the link, leads to the post, and goes with the seat', async () => {
  const { id, leader } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = leader;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, id);
  const card = log(page).getByRole('region', { name: '빈자리' });
  await card.getByRole('heading', { name: '딱 한 자리 남았어요!' }).waitFor();
  await expectNoAxeViolations(page);

  await card.getByRole('button', { name: 'QR 보기' }).click();
  const sheet = page.getByRole('dialog', { name: 'QR로 알리기' });
  await sheet.getByRole('img', { name: '공구 글 QR' }).waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });

  await card.getByRole('button', { name: '링크 복사' }).click();
  await page.getByRole('button', { name: '링크를 복사했어요. 이웃에게 붙여 넣어 주세요.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/gonggu/list/${id}`);

  await card.getByRole('link', { name: '공구 글 보기' }).click();
  await page.waitForURL(`**/gonggu/list/${id}`);
  await page.goBack();
  await card.waitFor();

  const last = await newNeighbour(site);
  await last.page.goto(link);
  await last.page.getByRole('button', { name: '공구 참여하기' }).click();
  await last.page.getByRole('button', { name: '확인' }).click();
  await heard(page, '모두 모였어요!');
  await card.waitFor({ state: 'detached' });
});
