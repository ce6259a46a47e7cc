import { expect, test } from 'vitest';
import { bubbles, enter, heard, input, live, log, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { undrawn } from './harness/drawn';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom, post, roomOf, roomRow } from './money-room';

const site = useSite('empty');

test('two neighbours: one joins, the other sees it; they talk, lose the network and lose nothing', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  await enter(leader.page, id);
  await heard(leader.page, '반가워요!');
  await expectNoAxeViolations(leader.page);

  const follower = await newNeighbour(site);
  await follower.page.goto(`/gonggu/list/${id}`);
  await follower.page.getByRole('button', { name: '공구 참여하기' }).click();
  await follower.page.getByRole('button', { name: '확인' }).click();
  await follower.page.waitForURL(`**/chat/${id}`);
  await live(follower.page);
  await heard(leader.page, `${follower.nickname}님이 입장했습니다`);
  await leader.page.getByRole('button', { name: '참여 인원 2명' }).click();
  await leader.page.getByRole('dialog', { name: '참여 인원' }).getByText(follower.nickname).click();
  const card = leader.page.getByRole('dialog', { name: `${follower.nickname}님의 프로필` });
  await card.getByText('거래 0회').waitFor();
  await leader.page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });

  await say(leader.page, '안녕하세요!');
  await heard(follower.page, '안녕하세요!');
  await say(follower.page, '반가워요 https://example.org/사과 봤어요?');
  await heard(leader.page, '반가워요 https://example.org/사과 봤어요?');
  await log(leader.page)
    .getByRole('button', { name: `${follower.nickname}님의 프로필` })
    .click();
  await card.getByText('거래 0회').waitFor();
  await leader.page.goBack();
  await card.waitFor({ state: 'hidden' });
  expect(await log(leader.page).getByRole('link', { name: 'https://example.org/사과' }).getAttribute('rel')).toContain(
    'noopener',
  );

  await follower.page.context().setOffline(true);
  await follower.page.getByPlaceholder('연결 중...').waitFor();
  expect(await input(follower.page).isEnabled()).toBe(true);
  const missed = ['첫째', '둘째', '셋째'].map((word) => `${word} 소식이에요`);
  for (const text of missed) await say(leader.page, text);
  await settled(leader.page);
  await follower.page.context().setOffline(false);
  await live(follower.page);
  for (const text of missed) await heard(follower.page, text);
  await say(follower.page, '다 읽었어요');
  await heard(leader.page, '다 읽었어요');

  await settled(follower.page);
  const spoken = (texts: string[]) => texts.filter((text) => /소식|읽었|안녕하세요!|봤어요/.test(text));
  expect(spoken(await bubbles(follower.page))).toEqual(spoken(await bubbles(leader.page)));
  expect(spoken(await bubbles(leader.page))).toHaveLength(6);
});

test('the last seat moves the stepper on every open screen and asks each for their share', async () => {
  const { id, leader, followers } = await openRoom(site, { price: 10_000, followers: [{}], seats: 3 });
  const [first] = followers;
  await enter(leader.page, id);
  await enter(first!.page, id);
  const last = await newNeighbour(site);
  await post(last, `/api/group-boards/${id}/join`);
  for (const { page } of [leader, first!]) {
    await page.locator('[aria-current="step"]').getByText('모집완료').waitFor();
    await heard(page, '모두 모였어요!');
  }
  await first!.page.getByRole('region', { name: '다음 할 일' }).getByText('내가 낼 금액 3,333원').waitFor();
  await heard(leader.page, '3,334원');
  await first!.page.getByRole('link', { name: '결제 현황 보기' }).click();
  await first!.page.waitForURL(`**/chat/${id}/pay`);
  await first!.page.goBack();
  await live(first!.page);
  await heard(first!.page, '모두 모였어요!');
});

test('the room list lives: order, last words, unread count; opening the room takes the count away', async () => {
  const one = await openRoom(site, { followers: [{}], seats: 3 });
  const { leader } = one;
  const [follower] = one.followers;
  await leader.page.goto('/chat/list');
  const row = leader.page.locator(`a[href="/chat/${one.id}"]`);
  await row.waitFor();
  await expectNoAxeViolations(leader.page);

  await enter(follower!.page, one.id);
  await say(follower!.page, '언제 만날까요?');
  await row.getByText('언제 만날까요?').waitFor();
  // The greeting, and these words.
  await row.getByText('2개의 안 읽은 메시지').waitFor();
  await leader.page.getByRole('navigation').getByText('2개의 안 읽은 메시지').waitFor();

  await row.click();
  await live(leader.page);
  await heard(leader.page, '여기부터 안 읽었어요');
  await expect.poll(async () => (await roomOf(leader, one.id)).readSeq).toBe((await roomOf(leader, one.id)).lastSeq);
  await leader.page.getByRole('button', { name: '뒤로 가기' }).click();
  await leader.page.waitForURL('**/chat/list');
  await row.getByText('언제 만날까요?').waitFor();
  await expect.poll(() => row.getByText('안 읽은 메시지').count()).toBe(0);
});

test('what arrives while the room is out of view stays unread', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  await enter(leader.page, id);
  await enter(followers[0]!.page, id);
  const unread = async () => (await roomRow(leader, id)).unreadCount;
  await expect.poll(unread).toBe(0);
  const show = (state: string) =>
    leader.page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await say(followers[0]!.page, '지금 안 보고 있죠?');
  await heard(leader.page, '지금 안 보고 있죠?');
  expect(await unread()).toBe(1);
  await show('visible');
  await expect.poll(unread).toBe(0);
});

test('words that were not confirmed before a reload are sent once', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const me = (await roomOf(leader, id)).participants[0]!.participantId;
  await enter(leader.page, id);
  const unsent = { key: 'kept-key', text: '새로고침 전에 쓴 말', at: Date.now(), state: 'sending' };
  await leader.page.evaluate(
    ([key, box]) => localStorage.setItem(key!, box!),
    [`own:outbox:${me}`, JSON.stringify({ chatRoomId: id, unsent: [unsent] })],
  );
  for (let n = 0; n < 2; n += 1) {
    await leader.page.reload();
    await live(leader.page);
    await heard(leader.page, unsent.text);
    await settled(leader.page);
  }
  const { messages } = await roomOf(leader, id);
  expect(messages.filter(({ message }) => message === unsent.text)).toHaveLength(1);
});

test('error pages: an unknown room, a foreign room, a server that does not answer', async () => {
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  await page.goto('/chat/999999');
  await page.getByText('404 NOT FOUND!').waitFor();
  await page.getByText('채팅방을 불러올 수 없어요.').waitFor();
  await page.goto(`/chat/${id}`);
  await page.getByText('잘못된 접근입니다.').waitFor();

  await page.route('**/api/chat/rooms*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await undrawn(page);
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

  await card.getByRole('link', { name: '공구 글 더 보기' }).click();
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
