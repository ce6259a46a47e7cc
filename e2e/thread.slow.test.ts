import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { type Look, useSite } from './harness/site';
import { dismiss, roomOf } from './money-room';

const site = useSite('empty');
const PICTURE = path.resolve(import.meta.dirname, '../web/public/art/category-1.webp');
const WIDTHS = [390, 1280] as const;
const HOME = { address: '서울특별시 성동구 서울숲2길 32', latitude: 37.5466, longitude: 127.0436 };

/** One person at their screen, who follows what it offers. */
class Hand {
  constructor(readonly person: Neighbour) {}
  get page(): Page {
    return this.person.page;
  }
  press = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true }).click();
  follow = (name: string | RegExp) => this.page.getByRole('link', { name }).first().click();
  bar = () => this.page.getByRole('region', { name: '다음 할 일' });
}

async function handOf(width: (typeof WIDTHS)[number]): Promise<Hand> {
  const look: Look = { width };
  return new Hand(await newNeighbour(site, { look, at: HOME }));
}

test.each(WIDTHS)(
  'from opening to the reviews at %i, by what is asked for and no other way',
  {
    timeout: 400_000,
  },
  async (width) => {
    const [leader, first, second] = [await handOf(width), await handOf(width), await handOf(width)];
    const followers = [first, second];
    for (const { page } of [leader, ...followers]) await page.goto('/');
    const name = `못난이 사과 ${width}`;
    await open(leader, name);

    const id = await join(first, name);
    await change(leader, id);
    // Gathered for a minute, or told now.
    await site.addJob('boards.edit-notice', { boardId: id });
    await first
      .bar()
      .getByText(/수량이 .*20kg.* → .*10kg.*로 바뀌었어요/)
      .waitFor();
    await first.press('고르기');
    await first.page.getByRole('dialog').getByText('답이 없으면 계속하는 걸로 볼게요.').waitFor();
    await first.press('계속할게요');
    await first.bar().getByText('1자리만 더 모이면 돼요').waitFor();
    expect(await join(second, name)).toBe(id);
    for (const follower of followers) await pay(follower, id);

    await leader.page.goto(`/chat/${id}`);
    await buyAndAsk(leader);
    for (const follower of followers) await answer(follower);
    await leader.page.goto('/');
    await leader.page.getByRole('region', { name: '내 차례인 공구' }).getByRole('link', { name: '정하기' }).click();
    await leader.press(/저녁 7시로 정하기/);
    await leader.page.getByRole('heading', { name: '저녁 7시 ~ 8시' }).waitFor();
    for (const follower of followers) await follower.bar().getByText('저녁 7시').waitFor();
    expect((await roomOf(leader.person, id)).appointment?.place).toContain('서울숲역');

    // They meet.
    await site.sql(
      `update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour',
       set_at = now() - interval '2 days' where board_id = $1`,
      [id],
    );
    for (const { page } of [leader, ...followers]) await page.goto(`/chat/${id}`);
    await leader.bar().getByText('2명 중 0명 받았어요').waitFor();
    await first.press('받았어요');
    await first.press('네, 받았어요');
    await first.press('채팅방으로 갈게요');
    await complain(second);
    await leader.bar().getByText(`${second.person.nickname}님이 문제를 알렸어요`).waitFor();
    await leader.follow('답하기');
    await leader.page.getByText('세 개가 물러 있었어요.').waitFor();
    await leader.press('받아들이고 돌려주기');
    await leader.press('돌려줄게요');
    await expect.poll(async () => (await roomOf(leader.person, id)).stage).toBe('COMPLETED');

    for (const by of [leader, ...followers]) {
      await by.page.goto(`/chat/${id}`);
      await by.bar().getByRole('link', { name: '리뷰 쓰기' }).waitFor();
      for (const of of [leader, ...followers].filter((each) => each !== by)) {
        await by.page.goto(`/chat/${id}`);
        await review(by, of);
      }
    }
    for (const { person } of [leader, ...followers]) {
      const { participants } = await roomOf(person, id);
      expect(participants.filter(({ me, reviewed }) => !me && reviewed).length).toBe(2);
    }
  },
);

async function open(hand: Hand, name: string): Promise<void> {
  const { page } = hand;
  await hand.follow('공구 열기');
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.getByText('1/5').waitFor();
  await page.getByLabel('상품명').fill(name);
  await page.getByLabel('총 수량').fill('20kg');
  for (let person = 2; person <= 3; person += 1) await hand.press('한 명 늘리기');
  await page.getByLabel('총 가격').fill('30000');
  await hand.press('서울숲역');
  await page.getByRole('button', { name: '서울숲역', pressed: true }).waitFor();
  await hand.press('다음 주말');
  await hand.press('신선식품');
  await hand.press('작성 완료');
  await page.waitForURL((url) => url.pathname === '/');
}

/** From the card in the list. The number of the room. */
async function join(hand: Hand, name: string): Promise<number> {
  const { page } = hand;
  await page.goto('/');
  await hand.follow(new RegExp(name));
  await hand.press('공구 참여하기');
  await hand.press('확인');
  await page.waitForURL('**/chat/*');
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

async function change(hand: Hand, id: number): Promise<void> {
  const { page } = hand;
  await page.goto(`/chat/${id}`);
  await page.getByRole('region', { name: '공구 정보' }).getByRole('link').first().click();
  await hand.press('수정하기');
  const field = page.getByLabel('총 수량');
  await field.waitFor();
  await field.fill('10kg');
  await hand.press('수정 완료');
  await page.waitForURL((url) => !url.pathname.includes('/edit/'));
}

async function pay(hand: Hand, id: number): Promise<void> {
  const { page } = hand;
  await hand.bar().getByRole('link', { name: '결제하기' }).click();
  await hand.press('결제하기');
  await hand.press('승인');
  await dismiss(page, '결제 성공!');
  await page.goto(`/chat/${id}`);
}

async function buyAndAsk(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press('샀어요');
  await page
    .getByRole('dialog', { name: '모두 합해 얼마에 샀나요?' })
    .getByRole('button', { name: '구매 완료' })
    .click();
  await page.getByRole('dialog', { name: '구매 완료!' }).getByRole('link', { name: '약속 정하기' }).click();
  await hand.press('가능한 시간 물어보기');
  await hand.press('물어보기');
  await page.getByRole('region', { name: '가능한 시간' }).waitFor();
}

async function answer(hand: Hand): Promise<void> {
  const slot = hand.page.getByRole('log').getByRole('region', { name: '가능한 시간' }).getByRole('button').first();
  await slot.click();
  await expect.poll(() => slot.getAttribute('aria-pressed')).toBe('true');
}

async function complain(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press('메뉴');
  await hand.follow('문제 알리기');
  await page.getByRole('radio', { name: '상했거나 망가졌어요' }).click();
  await page.getByLabel('자세히 알려 주세요').fill('세 개가 물러 있었어요.');
  await hand.press('절반');
  await hand.press('알리기');
  await page.getByText(/까지 리더가 답해요/).waitFor();
}

async function review(hand: Hand, of: Hand): Promise<void> {
  const { page } = hand;
  await hand.bar().getByRole('link', { name: '리뷰 쓰기' }).click();
  await hand.follow(`${of.person.nickname}님 리뷰 작성하기`);
  await page.getByRole('slider', { name: '별점' }).focus();
  await page.keyboard.press('End');
  await page.getByText('5점', { exact: true }).waitFor();
  await hand.press('친절해요');
  await page.getByRole('textbox').fill('고마웠어요.');
  await hand.press('작성 완료');
  await page
    .getByText(/작성완료|보기/)
    .first()
    .waitFor();
}
