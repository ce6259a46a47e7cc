import { expect, test } from 'vitest';
import { bubbles, enter, heard, input, live, log, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
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
