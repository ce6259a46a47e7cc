import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { live, say } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty', { PUSH: 'on' });

const quietBell = (page: Page) => page.getByRole('link', { name: '알림', exact: true });

test('an inbox longer than a page goes on while one scrolls, and ends with how long it is kept', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  await site.sql(
    `insert into notifications (user_id, kind, category, board_id, title, body, path, dedup_key, created_at)
     select leader_id, 'ANNOUNCED', 'SERVICE', null, '이웃 ' || n || '번째 소식', '제주 감귤', '/mypage', 'page ' || n,
       now() - (60 - n) * interval '1 minute'
     from boards, generate_series(1, 60) n where id = $1`,
    [id],
  );
  const { page } = leader;
  await page.goto('/notifications');
  await page.getByRole('link', { name: /이웃 60번째 소식/ }).waitFor();
  expect(await page.getByRole('link', { name: /이웃 1번째 소식/ }).count()).toBe(0);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.getByRole('link', { name: /이웃 1번째 소식/ }).count();
    })
    .toBe(1);
  await page.getByText('읽은 알림은 30일 뒤에 지워져요.').waitFor();
  expect(await page.getByRole('link', { name: /번째 소식/ }).count()).toBe(60);
});

test('모두 읽음, and an empty inbox', async () => {
  const { leader } = await openRoom(site, { followers: [{}] });
  const { page } = leader;
  await page.goto('/notifications');
  await page.getByRole('button', { name: '모두 읽음' }).click();
  await page.getByText('읽지 않음').waitFor({ state: 'detached' });
  await page.goto('/mypage');
  await quietBell(page).waitFor();

  const newcomer = await newNeighbour(site);
  await newcomer.page.goto('/notifications');
  await newcomer.page.getByText('아직 알림이 없어요.').waitFor();
  await newcomer.page.getByText('공구에 참여하면 여기로 알려 드릴게요.').waitFor();
});

test('a muted room is marked in its header and in the list, and does not count', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = leader;
  await page.goto(`/chat/${id}`);
  await live(page);
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  await page.getByRole('button', { name: '알림 끄기' }).click();
  await page.getByText('이 채팅방의 알림을 껐어요.', { exact: false }).first().waitFor();
  await page.getByRole('img', { name: '알림 꺼짐' }).waitFor();

  await page.goto('/chat/list');
  await page.getByRole('img', { name: '알림 꺼짐' }).waitFor();
  await followers[0]!.page.goto(`/chat/${id}`);
  await live(followers[0]!.page);
  await say(followers[0]!.page, '거기 계세요?');
  const row = page.getByRole('link', { name: /제주 감귤/ });
  await row.getByText('개의 안 읽은 메시지').waitFor({ state: 'attached' });
  expect(await page.getByRole('link', { name: /^채팅/ }).getByText('개의 안 읽은 메시지').count()).toBe(0);

  await page.goto(`/chat/${id}`);
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  await page.getByRole('button', { name: '알림 켜기' }).click();
  await page.getByText('이 채팅방의 알림을 켰어요.').first().waitFor();
  expect(await page.getByRole('img', { name: '알림 꺼짐' }).count()).toBe(0);
});
