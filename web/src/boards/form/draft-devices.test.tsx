import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { type Request, refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { EMPTY_DRAFT, keepDraft, storedDraft } from './board-draft';
import { WriteScreen } from './write-screen';

const ID = '7a0d2f4e-11aa-4bbb-8ccc-123456789abc';
const AT = new Date(Date.now() - 60_000).toISOString();
const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };
const there = {
  id: ID,
  form: { name: '강원 햇감자', quantity: '10kg', price: 21_800 },
  pictures: [picture],
  updatedAt: AT,
};
const line = { id: ID, name: '강원 햇감자 10kg', image: '/media/a.webp', updatedAt: AT };

afterEach(() => localStorage.clear());

function open(answers: Parameters<typeof standInServer>[0], address = '/gonggu/write') {
  const server = standInServer({
    [`GET /api/drafts/${ID}`]: () => ({ body: there }),
    [`DELETE /api/drafts/${ID}`]: () => ({ body: { ok: true } }),
    ...answers,
  });
  visit(address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const name = () => screen.findByLabelText<HTMLInputElement>('상품명');
const saves = (requests: Request[]) => requests.filter(({ method }) => method === 'PUT');

async function leave(how: string) {
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  const sheet = await screen.findByRole('dialog', { name: '그만 쓸까요?' });
  await userEvent.click(within(sheet).getByRole('button', { name: how }));
  await screen.findByText('홈');
}

test('what was begun on another device is offered, and goes on under its own number', async () => {
  const server = open({
    'GET /api/drafts': () => ({ body: [line] }),
    [`PUT /api/drafts/${ID}`]: () => ({ body: { updatedAt: AT } }),
  });
  const offer = await screen.findByRole('region', { name: '다른 기기에서 쓰던 글' });
  within(offer).getByText('강원 햇감자 10kg');
  await within(offer).findByText(/ · 사진 1장$/);
  await userEvent.click(within(offer).getByRole('button', { name: '이어서 쓸게요' }));
  expect((await name()).value).toBe('강원 햇감자');
  fireEvent.change(await name(), { target: { value: '강원 햇감자 특' } });
  await leave('임시 저장하고 나가기');
  await waitFor(() => expect(saves(server.requests).length).toBeGreaterThan(0));
  const sent = saves(server.requests).at(-1)!;
  expect([sent.path, sent.keepalive]).toEqual([`/api/drafts/${ID}`, true]);
  expect(sent.body).toEqual({
    form: { name: '강원 햇감자 특', quantity: '10kg', price: 21_800 },
    images: ['/media/a.webp'],
    base: AT,
  });
});

test('declined, it stays where it is and the form is empty', async () => {
  const server = open({ 'GET /api/drafts': () => ({ body: [line] }) });
  const offer = await screen.findByRole('region', { name: '다른 기기에서 쓰던 글' });
  // Of the two panels the offer has the solid button.
  const fill = await screen.findByRole('button', { name: '채우기' });
  const quiet = fill.className;
  await userEvent.click(within(offer).getByRole('button', { name: '새로 쓸게요' }));
  await waitFor(() => expect(fill.className).not.toBe(quiet));
  expect(screen.queryByRole('region', { name: '다른 기기에서 쓰던 글' })).toBeNull();
  expect((await name()).value).toBe('');
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a draft of the list is opened by its number; one that is gone says so', async () => {
  open({}, `/gonggu/write?draft=${ID}`);
  expect((await name()).value).toBe('강원 햇감자');
  cleanup();
  open({ [`GET /api/drafts/${ID}`]: () => refusal(404, 'DRAFT_NOT_FOUND') }, `/gonggu/write?draft=${ID}`);
  await screen.findByText('임시 저장한 글이 없어요.');
});

test.each([
  ['그 글로 이어 쓰기', '강원 햇감자'],
  ['이 글을 남기기', '햇감자 한 상자'],
])('where another device has written more, %s', async (choice, left) => {
  const draft = { ...EMPTY_DRAFT, name: '햇감자 한 상자', quantity: '10kg' };
  keepDraft('boardDraft', { draft, pictures: [], id: ID, base: '2026-01-01T00:00:00.000Z' }, Date.now());
  const server = open({
    'GET /api/drafts': () => ({ body: [line] }),
    [`PUT /api/drafts/${ID}`]: ({ body }) =>
      (body as { base?: string }).base === AT ? { body: { updatedAt: AT } } : refusal(409, 'DRAFT_NEWER'),
  });
  const sheet = await screen.findByRole('dialog', { name: '다른 기기에서 더 쓴 글이 있어요.' });
  within(within(sheet).getByRole('region', { name: '그 글' })).getByText('21,800원');
  within(within(sheet).getByRole('region', { name: '이 글' })).getByText('햇감자 한 상자');
  await userEvent.click(within(sheet).getByRole('button', { name: choice }));
  expect((await name()).value).toBe(left);
  await waitFor(() => expect(storedDraft('boardDraft')).toMatchObject({ base: AT, draft: { name: left } }));
  cleanup();
  await waitFor(() => expect(saves(server.requests).at(-1)?.body).toMatchObject({ base: AT, form: { name: left } }));
});

test('what this device saved while its page was reloaded is no other device’s', async () => {
  const draft = { ...EMPTY_DRAFT, name: '강원 햇감자 ', quantity: '10kg', price: 21_800 };
  const kept = { draft, pictures: [picture], id: ID, base: '2026-01-01T00:00:00.000Z' };
  keepDraft('boardDraft', kept, Date.now());
  const server = open({
    'GET /api/drafts': () => ({ body: [line] }),
    [`PUT /api/drafts/${ID}`]: () => ({ body: { updatedAt: AT } }),
  });
  await waitFor(() => expect(storedDraft('boardDraft')?.base).toBe(AT));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.change(await name(), { target: { value: '강원 햇감자 특' } });
  cleanup();
  await waitFor(() => expect(saves(server.requests).at(-1)?.body).toMatchObject({ base: AT }));
});

test('posting names the draft; forgetting one takes it from the server', async () => {
  const draft = { ...EMPTY_DRAFT, name: '벌꿀', totalUser: 3, quantity: '3병', price: 30_000, categoryId: 2 as const };
  const filled = { ...draft, location: '서울 성동구 왕십리로 115', deadline: '2099-01-01' };
  const kept = { draft: filled, pictures: [picture], id: ID, base: AT };
  keepDraft('boardDraft', kept, Date.now());
  const posting = open({ 'POST /api/group-boards': () => ({ body: { id: 7, chatRoomId: 7 } }) });
  await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
  await screen.findByText('홈');
  await waitFor(() =>
    expect(posting.sent('POST /api/group-boards')[0]!.body).toMatchObject({ draftId: ID, name: '벌꿀' }),
  );
  cleanup();
  keepDraft('boardDraft', kept, Date.now());
  const forgetting = open({});
  await name();
  await leave('지우고 나가기');
  await waitFor(() => expect(forgetting.sent(`DELETE /api/drafts/${ID}`)).toHaveLength(1));
});
