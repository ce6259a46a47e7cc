import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { WriteScreen } from './write-screen';

function open() {
  standInServer({});
  visit('/gonggu/write');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen />, '/': <p>홈</p> }} />
    </QueryClientProvider>,
  );
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
  expect(screen.getByText(/^개인끼리 거래할 수 없는 물품일 수 있어요\./)).toBeTruthy();
  fireEvent.change(await name(), { target: { value: '와인잔 6개' } });
  expect(screen.queryByText(/^개인끼리/)).toBeNull();
});
