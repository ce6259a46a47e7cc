import { PAY_HOURS, PAYOUT_MIN, SCREENS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { SERVICE_FACTS } from './service-facts';

test('a fact never denies a screen that exists, and leads to one', () => {
  const paths = new Set<string>(SCREENS.map(({ path }) => path));
  for (const [topic, { answer, way }] of Object.entries(SERVICE_FACTS)) {
    expect(answer, topic).not.toMatch(/아직.{0,12}없어요/);
    if (way) expect(paths.has(way.to), `${topic} → ${way.to}`).toBe(true);
  }
});

test.each([
  ['report', /신고하거나 차단할 수 있어요/, '/mypage/blocks'],
  ['withdraw', /탈퇴할 수 있어요/, '/mypage/account'],
  ['settlement', /내 계좌로 받을 수 있어요/, '/mypage/payouts'],
  ['notify', /알림으로 받을 수 있어요/, '/mypage/alerts'],
  ['support', /문의/, '/help'],
])('%s is told as it is done today', (topic, told, to) => {
  expect(SERVICE_FACTS[topic]!.answer).toMatch(told);
  expect(SERVICE_FACTS[topic]!.way?.to).toBe(to);
});

test('the figures are those of the rules', () => {
  expect(SERVICE_FACTS['pay-when']!.answer).toContain(`${PAY_HOURS}시간`);
  expect(SERVICE_FACTS.settlement!.answer).toContain(PAYOUT_MIN.toLocaleString('ko-KR'));
});
