import type { DisputePage } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { onPhone } from '../frame/test-phone';
import { CaseScreen } from './case-screen';
import { DISPUTE } from './test-cases';

const DECIDE = 'POST /api/operator/disputes/31/decide';

const picture = (name: string) => ({
  url: `/media/${name}.webp`,
  width: 800,
  height: 800,
  color: null,
  thumbhash: null,
  widths: [],
});

function open(changes: Partial<DisputePage> = {}, waiting?: DisputePage[]) {
  const dispute = { ...DISPUTE, ...changes };
  const server = standInServer({
    'GET /api/operator/disputes': () => ({ body: waiting ?? [dispute] }),
    'GET /api/operator/disputes/31': () => ({ body: dispute }),
    [DECIDE]: () => ({ body: { ok: true } }),
  });
  visit('/operator/disputes/31');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/disputes/:disputeId': <CaseScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

test('the sum, the reason and the sum once more, without leaving the keyboard', async () => {
  const { sent } = open();
  await screen.findByText('네 개가 멍들었어요.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: '절반 4,950' }));
  await userEvent.keyboard('r');
  await userEvent.keyboard('절반이 상했어요{Escape}');
  await userEvent.type(screen.getByRole('textbox', { name: /금액을 다시/ }), '4950');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent(DECIDE)).toMatchObject([{ body: { refund: 4_950, confirm: 4_950 } }]);
});

test('what the leader no longer has is said before the service pays it', async () => {
  open({ leaderHas: 4_000 });
  await screen.findByText('네 개가 멍들었어요.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: '전부' }));
  const words = '리더에게 남은 돈은 4,000원이에요. 모자라는 5,900원은 뭉치가 부담해요.';
  expect(screen.getByText(words).getAttribute('role')).toBe('status');
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('Space shows the pictures of both large, arrows turn, and the keys of the page rest meanwhile', async () => {
  open({ pictures: [picture('bruise')], answerPictures: [picture('box')] });
  await screen.findByText('네 개가 멍들었어요.', { exact: false });
  await userEvent.keyboard(' ');
  const viewer = within(await screen.findByRole('dialog', { name: '사진 크게 보기' }));
  viewer.getByText('하준님의 사진 1 · 1 / 2');
  // As the browser does when a dialog opens.
  viewer.getByRole('button', { name: '닫기' }).focus();
  await userEvent.keyboard('p');
  expect(screen.queryByRole('dialog', { name: '두 사람의 기록' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  viewer.getByText('민지님의 사진 1 · 2 / 2');
  await userEvent.keyboard(' ');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^민지님의 사진 1/ }));
  within(await screen.findByRole('dialog', { name: '사진 크게 보기' })).getByText('민지님의 사진 1 · 2 / 2');
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['P', { key: 'p', code: 'KeyP' }],
  ['P of a Hangul keyboard', { key: 'ㅔ', code: 'KeyP' }],
])('%s shows what is known of both, side by side; in the reason it is a letter', async (_, key) => {
  open();
  const reason = await screen.findByRole('textbox', { name: /이유/ });
  fireEvent.keyDown(reason, key);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, key);
  const records = within(await screen.findByRole('dialog', { name: '두 사람의 기록' }));
  expect(records.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['하준', '민지']);
  expect(records.getByRole('row', { name: /^연 공구 · 완료/ }).textContent).toBe('연 공구 · 완료3 · 23 · 2');
});

test('Space scrolls as ever where there is no picture, and writes in the reason', async () => {
  open();
  await screen.findByText('네 개가 멍들었어요.', { exact: false });
  expect(fireEvent.keyDown(document.body, { key: ' ', code: 'Space' })).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /이유/ }), '두 개');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone the sum stays at the foot, the decision is a sheet, and closing it forgets nothing', async () => {
  onPhone();
  const { sent } = open();
  const decide = await screen.findByRole('button', { name: '결정하기' });
  expect(decide.parentElement?.textContent).toContain('6,000원 / 9,900원');
  screen.getByText('하준님만 수령 코드를 쓰지 않았어요');
  await userEvent.click(decide);
  const sheet = await screen.findByRole('dialog', { name: '결정하기' });
  await userEvent.click(within(sheet).getByRole('button', { name: '전부' }));
  await userEvent.type(within(sheet).getByRole('textbox', { name: /이유/ }), '모두 상했어요');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(decide.parentElement?.textContent).toContain('9,900원 / 9,900원');
  await userEvent.click(decide);
  const again = within(await screen.findByRole('dialog', { name: '결정하기' }));
  await userEvent.type(again.getByRole('textbox', { name: /금액을 다시/ }), '9900');
  await userEvent.click(again.getByRole('button', { name: /9,900원 돌려주고 마무리/ }));
  await waitFor(() => expect(sent(DECIDE)).toMatchObject([{ body: { refund: 9_900, reason: '모두 상했어요' } }]));
});

test('what is decided leads on to the one that has waited longest', async () => {
  const ended = { endedAt: '2026-11-18T01:00:00.000Z', refund: 500, decision: '조금 상했어요' };
  const { sent } = open(ended, [
    { ...DISPUTE, id: 44 as typeof DISPUTE.id },
    { ...DISPUTE, id: 45 as typeof DISPUTE.id },
  ]);
  const next = await screen.findByRole('link', { name: /^다음 문제 · 2건/ });
  expect(next.getAttribute('href')).toBe('/operator/disputes/44');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: '문제 #44' });
  expect(sent(DECIDE)).toEqual([]);
});

test('and back to the list when nothing waits any more', async () => {
  open({ endedAt: '2026-11-18T01:00:00.000Z', refund: 0, decision: '괜찮아요' }, []);
  const back = await screen.findByRole('link', { name: '기다리는 문제가 없어요' });
  expect(back.getAttribute('href')).toBe('/operator/disputes');
});
