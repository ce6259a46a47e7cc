import { expect, test } from 'vitest';
import { enter, heard, log, say, settled } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

test('report and block from a room: folded for one, as ever for the others, and taken back in My Page', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}, {}], seats: 4 });
  const [rude, other] = followers;
  for (const { page } of [leader, rude!, other!]) await enter(page, id);
  await say(rude!.page, '여기 계좌로 먼저 보내 주세요');
  await settled(rude!.page);
  const { page } = leader;
  await heard(page, '여기 계좌로 먼저 보내 주세요');

  await log(page).getByText('여기 계좌로 먼저 보내 주세요').click({ button: 'right' });
  await page.getByRole('button', { name: '메시지 신고하기' }).click();
  const sheet = page.getByRole('dialog', { name: '어떤 점이 문제인가요?' });
  const send = sheet.getByRole('button', { name: '신고하기' });
  await sheet.getByText('여기 계좌로 먼저 보내 주세요').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: '다른 이유예요' }).click();
  await expect.poll(() => send.isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: '사기가 의심돼요' }).click();
  await sheet.getByRole('textbox').fill('앱 밖에서 돈을 보내라고 해요.');
  await sheet.getByRole('checkbox', { name: /이 이웃을 차단할게요/ }).check();
  await expectNoAxeViolations(page);
  await send.click();
  await page.getByRole('button', { name: '신고했어요. 하루 안에 확인할게요.' }).waitFor();
  await sheet.waitFor({ state: 'hidden' });

  await log(page).getByText('차단한 이웃의 메시지예요.').waitFor();
  expect(await log(page).getByText('여기 계좌로 먼저 보내 주세요').count()).toBe(0);
  await say(rude!.page, '왜 답이 없어요?');
  await heard(other!.page, '왜 답이 없어요?');
  await expect.poll(() => log(page).getByText('차단한 이웃의 메시지예요.').count()).toBe(2);
  await log(page).getByRole('button', { name: '보기' }).last().click();
  await heard(page, '왜 답이 없어요?');
  await log(page).getByText('나에게만 접혀 있어요').waitFor();
  await expectNoAxeViolations(page);
  await log(page).getByRole('button', { name: '접기' }).click();

  await page.goto('/mypage');
  await page.getByRole('link', { name: '차단한 이웃' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `${rude!.nickname}님 차단 풀기` }).click();
  await page.getByText('차단한 이웃이 없어요.').waitFor();
  await enter(page, id);
  await heard(page, '왜 답이 없어요?');
  await log(page).getByText('신고한 메시지예요.').waitFor();
});

test('a neighbour is blocked from the card, and a post is reported from its bar', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 4 });
  const { page } = followers[0]!;
  await page.goto(`/gonggu/list/${id}`);
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('button', { name: '공구 신고하기' }).click();
  const sheet = page.getByRole('dialog', { name: '어떤 점이 문제인가요?' });
  await sheet.getByRole('button', { name: '광고나 도배예요' }).click();
  await sheet.getByRole('button', { name: '신고하기' }).click();
  await page.getByRole('button', { name: '신고했어요. 하루 안에 확인할게요.' }).waitFor();

  await page.getByRole('button', { name: /이 공구를 연 리더예요|이제 시작한 이웃이에요|처음 여는 리더예요/ }).click();
  const card = page.getByRole('dialog', { name: `${leader.nickname}님의 프로필` });
  await card.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('button', { name: '차단하기' }).click();
  await page.getByText(`${leader.nickname}님을 차단할까요?`).waitFor();
  await page.getByRole('button', { name: '차단하기' }).click();
  await page
    .locator('button')
    .filter({ hasText: `${leader.nickname}님을 차단했어요.` })
    .waitFor();
});
