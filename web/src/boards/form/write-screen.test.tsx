import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { EMPTY_DRAFT, keepDraft } from './board-draft';
import { WriteScreen } from './write-screen';

function open(answers: Parameters<typeof standInServer>[0] = {}) {
  const server = standInServer(answers);
  visit('/gonggu/write');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p>, '/mypage/account': <p>계정 화면</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const name = () => screen.findByLabelText<HTMLInputElement>('상품명');

async function leave(how: string) {
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  const sheet = await screen.findByRole('dialog', { name: '그만 쓸까요?' });
  await userEvent.click(within(sheet).getByRole('button', { name: how }));
}

/** Whether the browser would ask before the tab is closed. */
function tabAsks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

test('saved for later, it is found again in another tab and announced; a new one may be begun instead', async () => {
  open();
  fireEvent.change(await name(), { target: { value: '지리산 벌꿀' } });
  expect(tabAsks()).toBe(true);
  await leave('임시 저장하고 나가기');
  await screen.findByText('홈');
  expect(tabAsks()).toBe(false);

  cleanup();
  sessionStorage.clear();
  open();
  expect((await name()).value).toBe('지리산 벌꿀');
  const old = screen.getByRole('region', { name: '쓰던 글' });
  await userEvent.click(within(old).getByRole('button', { name: '새로 쓸게요' }));
  expect((await name()).value).toBe('');
  expect(screen.queryByRole('region', { name: '쓰던 글' })).toBeNull();

  cleanup();
  open();
  expect((await name()).value).toBe('');
});

test('going on keeps what was written; leaving without it forgets it', async () => {
  open();
  fireEvent.change(await name(), { target: { value: '지리산 벌꿀' } });
  cleanup();
  open();
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓸게요' }));
  expect((await name()).value).toBe('지리산 벌꿀');
  await leave('계속 쓰기');
  await leave('지우고 나가기');
  await screen.findByText('홈');
  cleanup();
  open();
  expect((await name()).value).toBe('');
  expect(screen.queryByRole('region', { name: '쓰던 글' })).toBeNull();
});

test('goods that neighbours may not sell are warned about, and nothing is locked', async () => {
  open();
  fireEvent.change(await name(), { target: { value: '수제 맥주 24캔' } });
  await screen.findByText(/^개인끼리 거래할 수 없는 물품일 수 있어요\./);
  fireEvent.change(await name(), { target: { value: '와인잔 6개' } });
  expect(screen.queryByText(/^개인끼리/)).toBeNull();
});

test('neighbours who look for the typed thing are told first, unless the tick is taken away', async () => {
  const wish = {
    id: 12,
    name: '햅쌀',
    people: 3,
    state: 'GATHERED',
    near: 750,
    place: '현남면',
    mine: true,
    until: '2999-12-06T12:00:00.000Z',
    keepable: false,
    boardId: null,
  };
  open({ 'GET /api/wishes': ({ path }) => ({ body: path.endsWith(encodeURIComponent('햅쌀')) ? [wish] : [] }) });
  fireEvent.change(await name(), { target: { value: '햅쌀' } });
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: '근처에서 이걸 찾는 이웃 2명에게 먼저 알리기',
  });
  expect(tick.checked).toBe(true);
  await userEvent.click(tick);
  expect(tick.checked).toBe(false);
  fireEvent.change(await name(), { target: { value: '와인잔' } });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /먼저 알리기/ })).toBeNull());
});

describe('a post that is refused', () => {
  const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };

  async function send(status: number, code: string, fields?: Record<string, string>) {
    const draft = {
      ...EMPTY_DRAFT,
      name: '지리산 벌꿀',
      totalUser: 3,
      quantity: '3병',
      price: 30_000,
      categoryId: 2 as const,
    };
    const filled = { ...draft, location: '서울 성동구 왕십리로 115', deadline: '2099-01-01' };
    keepDraft('boardDraft', { draft: filled, pictures: [picture] }, Date.now());
    open({ 'POST /api/group-boards': () => refusal(status, code, fields) });
    await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
    return screen.findByRole('alertdialog');
  }

  test.each([
    [403, 'CONSENT_REQUIRED', '말: CONSENT_REQUIRED'],
    [403, 'UNDER_14', '말: UNDER_14'],
    [500, 'INTERNAL', '게시글 작성에 실패했습니다. 다시 시도해주세요.'],
    [404, 'PRODUCT_NOT_FOUND', '게시글 작성에 실패했습니다. 다시 시도해주세요.'],
  ])('(%i %s) is told', async (status, code, words) => {
    const dialog = await send(status, code);
    within(dialog).getByText(words);
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  });

  test('while paused says until when', async () => {
    const dialog = await send(403, 'PAUSED', { until: '11월 20일까지' });
    within(dialog).getByText('말: PAUSED');
    within(dialog).getByText('11월 20일까지');
    await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  });

  test('for want of a verified phone leads to where it is verified, and what was written stays', async () => {
    const dialog = await send(403, 'PHONE_UNVERIFIED');
    within(dialog).getByText('말: PHONE_UNVERIFIED');
    await userEvent.click(within(dialog).getByRole('button', { name: '인증하러 가기' }));
    await screen.findByText('계정 화면');
    cleanup();
    open();
    expect((await name()).value).toBe('지리산 벌꿀');
  });
});

test('a share below 100원 is said beside the price and not sent; one of 100원 is', async () => {
  const picture = { url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] };
  const draft = {
    ...EMPTY_DRAFT,
    name: '지리산 벌꿀',
    totalUser: 3,
    quantity: '3병',
    price: 299,
    categoryId: 2 as const,
  };
  const filled = { ...draft, location: '서울 성동구 왕십리로 115', deadline: '2099-01-01' };
  keepDraft('boardDraft', { draft: filled, pictures: [picture] }, Date.now());
  const server = open({ 'POST /api/group-boards': () => refusal(500, 'INTERNAL') });
  const price = await screen.findByLabelText<HTMLInputElement>('총 가격');
  expect(price.getAttribute('aria-invalid')).toBeNull();
  const described = () => document.getElementById(price.getAttribute('aria-describedby') ?? '-')?.textContent ?? null;
  expect(described()).toBe('한 명당 100원 이상이어야 해요.');
  await userEvent.click(screen.getByRole('button', { name: '작성 완료' }));
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toBe('한 명당 100원 이상이어야 해요.');
  expect(server.sent('POST /api/group-boards')).toHaveLength(0);
  fireEvent.change(price, { target: { value: '300' } });
  expect(described()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '작성 완료' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(server.sent('POST /api/group-boards')).toHaveLength(1));
});

test.each([
  [true, false, 1],
  [true, true, 0],
  [undefined, false, 0],
])('needed: %s, phone verified: %s: said before the form is filled in %i times', async (asked, verified, times) => {
  const server = open({
    'GET /api/users': () => ({ body: { phoneAsked: asked, phoneVerified: verified } }),
  });
  await name();
  if (times === 1) {
    const said = await screen.findByRole('region', { name: '휴대폰 본인인증' });
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/mypage/account?then=back');
  } else {
    await waitFor(() => expect(server.sent('GET /api/users')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '휴대폰 본인인증' })).toBeNull();
  }
});

test('in one breath: nobody meets the word 몫, and what is folded can be filled in all the same', async () => {
  open();
  await name();
  expect(document.querySelectorAll('details')).toHaveLength(4);
  const shown = document.body.cloneNode(true) as HTMLElement;
  for (const fold of shown.querySelectorAll('details:not([open]) > :not(summary)')) fold.remove();
  expect(shown.textContent).not.toContain('몫');
  fireEvent.change(screen.getByLabelText('상세 내용'), { target: { value: '봉투를 가져와 주세요' } });
  expect(screen.getByLabelText<HTMLTextAreaElement>('상세 내용').value).toBe('봉투를 가져와 주세요');
});

test('a folded field that is refused opens', async () => {
  keepDraft(
    'boardDraft',
    {
      draft: {
        ...EMPTY_DRAFT,
        name: '지리산 벌꿀',
        totalUser: 3,
        quantity: '3병',
        price: 30_000,
        categoryId: 2,
        location: '서울 성동구 왕십리로 115',
        deadline: '2099-01-01',
      },
      pictures: [{ url: '/media/a.webp', width: 1, height: 1, color: null, thumbhash: null, widths: [] }],
    },
    Date.now(),
  );
  open({ 'POST /api/group-boards': () => refusal(400, 'INVALID_FIELDS', { maxSeats: '남은 자리보다 많아요.' }) });
  await userEvent.click(await screen.findByRole('button', { name: '작성 완료' }));
  const problem = await screen.findByText('남은 자리보다 많아요.');
  expect(problem.closest('details')?.open).toBe(true);
});
