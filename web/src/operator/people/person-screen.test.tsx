import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { PERSON_PAGE } from '../cases/test-cases';
import { PersonScreen } from './person-screen';

const AT = '/operator/people/7';

async function openPerson(page = PERSON_PAGE, more: Parameters<typeof standInServer>[0] = {}) {
  const server = standInServer({ 'GET /api/operator/people/7': () => ({ body: page }), ...more });
  visit(AT);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/people/:userId': <PersonScreen />, '/operator/people': <h1>everybody</h1> }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: '신고' });
  return server;
}

test('F, S and B lead to the reports, the sanctions and the purchases', async () => {
  await openPerson();
  await userEvent.keyboard('f');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /사기가 의심돼요/ })));
  await userEvent.keyboard('s');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '경고' })));
  await userEvent.keyboard('b');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '제주 감귤 10kg' })));
});

test('where there is nothing to open, the part itself has the focus', async () => {
  await openPerson({ ...PERSON_PAGE, reports: [] });
  await userEvent.keyboard('f');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '신고' })));
  screen.getByText('받은 신고도 한 신고도 없어요.');
});

test('in the reason they are letters; Escape leaves it, and the next one the page', async () => {
  await openPerson();
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /이유/ });
  await userEvent.type(reason, 'fsb');
  await waitFor(() => expect([document.activeElement, reason.value]).toEqual([reason, 'fsb']));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  screen.getByRole('heading', { name: '이웃 민지' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('heading', { name: 'everybody' });
});

test('? names them; the Escape that closes it does not leave the page', async () => {
  await openPerson();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '키보드로 하기' });
  for (const line of ['F신고', 'S이용 제한', 'B공구', 'Esc돌아가기']) expect(sheet.textContent).toContain(line);
  await userEvent.keyboard('f{Escape}');
  screen.getByRole('heading', { name: '이웃 민지', hidden: true });
});

test('a verified phone is shown again when asked for, with a reason', async () => {
  const AGAIN = 'POST /api/operator/people/7/verify-again';
  const server = await openPerson(PERSON_PAGE, { [AGAIN]: () => ({ body: { ok: true } }) });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '휴대전화 다시 확인하게 하기' });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /이유/ }), '번호가 바뀐 것 같아요');
  await userEvent.click(button);
  await expect.poll(() => server.sent(AGAIN)).toMatchObject([{ body: { reason: '번호가 바뀐 것 같아요' } }]);
});

test('who buys of a leader is one line, and none where nobody does', async () => {
  await openPerson(PERSON_PAGE);
  expect(screen.getByText('함께한 이웃 12명 · 다른 리더와도 산 이웃 3명 · 같은 결제 수단 0')).toBeTruthy();
  cleanup();
  await openPerson({ ...PERSON_PAGE, circle: { people: 0, elsewhere: 0, sameMark: 0 } });
  expect(screen.queryByText(/함께한 이웃/)).toBeNull();
});
