import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { useSite } from './harness/site';
import { agree, dismiss, openRoom, post, press, roomOf, takeStep } from './money-room';

const site = useSite('empty');

const payerRow = (page: Page, nickname: string) => page.getByRole('listitem').filter({ hasText: nickname });

test('three people from a full room to reviews', { timeout: 240_000 }, async () => {
  const room = await openRoom(site, { price: 10_000, followers: [{ width: 1280 }, { width: 390 }] });
  const { leader } = room;
  const [wide, phone] = room.followers as [typeof leader, typeof leader];

  // The leader watches the money come in.
  await leader.page.goto(`/chat/${room.id}`);
  await leader.page.getByRole('link', { name: '결제 현황 보기' }).click();
  await leader.page.getByText('2명이 더 결제하면 리더가 주문해요.').waitFor();
  await leader.page.getByText('남은 1원은 리더').waitFor();
  // Nothing to pay and nothing to buy yet: only a day more can be given.
  const own = leader.page.getByRole('region', { name: '내 결제' });
  expect(await own.getByRole('button').allTextContents()).toEqual(['결제 기한 하루 늘리기']);
  await expectNoAxeViolations(leader.page);

  // One pays in the overlay of a wide window.
  await wide.page.goto(`/chat/${room.id}/pay`);
  await press(wide.page, '결제하기');
  await expectNoAxeViolations(wide.page);
  await press(wide.page, '승인');
  await dismiss(wide.page, '결제 성공!');
  await wide.page.getByRole('button', { name: '결제 완료', exact: true }).waitFor();
  await payerRow(leader.page, wide.nickname).getByText('결제 완료').waitFor();
  await payerRow(leader.page, leader.nickname).getByText('리더 부담').waitFor();
  await leader.page.getByText('한 명만 더 결제하면 리더가 주문해요.').waitFor();
  await leader.page.getByRole('region', { name: '모인 금액' }).getByText('6,667').waitFor();

  // The other is sent to the card page and back, as phones are.
  await phone.page.goto(`/chat/${room.id}`);
  await phone.page.getByRole('link', { name: '결제 현황 보기' }).click();
  await press(phone.page, '결제하기');
  await phone.page.waitForURL('**/sandbox/portone/card?**');
  await expectNoAxeViolations(phone.page);
  await press(phone.page, '승인');
  await dismiss(phone.page, '결제 성공!');
  await phone.page.waitForURL(`**/chat/${room.id}/pay`);
  // Going back leads to where one came from, not to the card page.
  await phone.page.goBack();
  await phone.page.waitForURL(`**/chat/${room.id}`);
  await wide.page.getByText('모두 결제했어요. 리더가 주문하고 있어요.').waitFor();
  await leader.page.getByText('모두 결제했어요. 이제 물건을 살 차례예요.').waitFor();
  await own.getByRole('button', { name: '구매 완료', exact: true }).waitFor();

  // What went where, in plain words.
  await press(leader.page, '결제 내역');
  await leader.page.getByText(`${wide.nickname}님이 결제했어요`).waitFor();
  await leader.page.getByText('이웃들이 낸 6,666원을 뭉치가 보관하고 있어요.').waitFor();
  await expectNoAxeViolations(leader.page);

  // Bought, handed out, done.
  await leader.page.goto(`/chat/${room.id}`);
  await wide.page.goto(`/chat/${room.id}`);
  await phone.page.goto(`/chat/${room.id}`);
  await press(leader.page, '구매 완료');
  await leader.page.getByText('이웃들이 낸 6,666원은').waitFor();
  await agree(leader.page, '구매 완료');
  await leader.page.getByRole('dialog', { name: '구매 완료!' }).getByText('이웃들에게 알렸어요.').waitFor();
  await leader.page.goBack();
  await leader.page.getByRole('dialog', { name: '구매 완료!' }).waitFor({ state: 'detached' });
  await takeStep(wide.page, '거래 완료');
  await wide.page.reload();
  await wide.page.getByRole('button', { name: '거래 완료' }).click();
  await dismiss(wide.page, '이미 거래 완료 처리 되었습니다.');
  await press(phone.page, '거래 완료');
  await phone.page.getByText('확인하면 3,333원이 리더에게 전해져요.').waitFor();
  await agree(phone.page, '거래 완료');
  const moment = phone.page.getByRole('dialog', { name: '거래 완료!' });
  await moment.getByText('2명 모두 받았어요').waitFor();
  await expectNoAxeViolations(phone.page);
  // Also on a low phone the result stands above the buttons.
  const before = phone.page.viewportSize()!;
  await phone.page.setViewportSize({ width: 360, height: 640 });
  const [result, ways] = [
    moment.getByRole('region', { name: '공구 결과' }),
    moment.getByRole('link', { name: '리뷰 쓰기' }),
  ];
  const endOf = async () => {
    const box = await result.boundingBox();
    return box!.y + box!.height - (await ways.boundingBox())!.y;
  };
  await expect.poll(endOf).toBeLessThan(0);
  await phone.page.setViewportSize(before);
  expect((await roomOf(leader, room.id)).stage).toBe('COMPLETED');

  // The review of the leader, by pointer and keyboard.
  await moment.getByRole('link', { name: '리뷰 쓰기' }).click();
  await phone.page.getByText('이웃 2명에게 리뷰를 남길 수 있어요.').waitFor();
  await expectNoAxeViolations(phone.page);
  await phone.page.getByRole('link', { name: `${leader.nickname}님 리뷰 작성하기` }).click();
  await phone.page.getByText(`${leader.nickname}님과의 공구는`).waitFor();
  expect(await phone.page.getByRole('button', { name: '작성 완료' }).isDisabled()).toBe(true);
  const stars = phone.page.locator('svg[viewBox="0 0 52 52"]');
  const fourth = await stars.nth(3).boundingBox();
  await phone.page.touchscreen.tap(fourth!.x + 10, fourth!.y + 26);
  await phone.page.getByText('3.5점', { exact: true }).waitFor();
  await phone.page.getByRole('slider', { name: '별점' }).focus();
  await phone.page.keyboard.press('ArrowRight');
  await phone.page.keyboard.press('ArrowRight');
  await phone.page.getByText('4.5점', { exact: true }).waitFor();
  await press(phone.page, '친절해요');
  await press(phone.page, '또 거래하고 싶어요');
  await phone.page.getByRole('textbox').fill('봉지마다 꼼꼼하게 나눠 주셨어요!');
  await expectNoAxeViolations(phone.page);
  await press(phone.page, '작성 완료');
  const offer = phone.page.getByRole('alertdialog', { name: `${leader.nickname}님의 다음 공구도 알려 드릴까요?` });
  await offer.getByRole('button', { name: '나중에' }).click();
  await payerRow(phone.page, leader.nickname).getByText('작성완료').waitFor();
  await payerRow(phone.page, phone.nickname).getByText('본인').waitFor();
  await phone.page.getByRole('link', { name: '완료' }).click();
  await phone.page.waitForURL(`**/chat/${room.id}`);

  // It moves nothing before the other has written, too.
  const seen = await roomOf(phone, room.id);
  expect(seen.participants.find(({ role }) => role === 'LEADER')).toMatchObject({ mannerLeader: 50, reviewed: true });
  const writer = seen.participants.find(({ nickname }) => nickname === phone.nickname)!;
  await post(leader, `/api/chat/rooms/${room.id}/reviews/${writer.participantId}`, { star: 5 });
  // 4.5 stars and two keywords are worth 94 of 100; with the three of the beginning that makes 61.
  const opened = await roomOf(phone, room.id);
  expect(opened.participants.find(({ role }) => role === 'LEADER')).toMatchObject({ mannerLeader: 61 });
  await phone.page.goto(`/chat/${room.id}/review/${seen.participants[0]!.participantId}?nickname=x`);
  await phone.page.getByText('이미 리뷰를 썼어요.').waitFor();
});
