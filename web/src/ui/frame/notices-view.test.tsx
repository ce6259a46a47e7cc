import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { askConfirm, currentNotices, layToastsAside, notify, offer, showAlert } from '../../notices/notices';
import * as css from './dialog.css';
import { NoticesView } from './notices-view';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

test('an alert shows exactly its text and resolves when it is dismissed', async () => {
  render(<NoticesView />);
  let dismissed = false;
  act(() => {
    showAlert('글 삭제 성공!').then(
      () => {
        dismissed = true;
      },
      () => {},
    );
  });
  expect(screen.getByRole('alertdialog', { name: '글 삭제 성공!' })).toBeTruthy();
  expect(dismissed).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dismissed).toBe(true);
});

test('the same text is open once, different ones wait for each other', async () => {
  render(<NoticesView />);
  act(() => {
    void showAlert('로그인을 진행해주세요.');
    void showAlert('로그인을 진행해주세요.');
    void showAlert('결제 성공!');
  });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByRole('alertdialog', { name: '결제 성공!' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a question is answered yes or no', async () => {
  render(<NoticesView />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = askConfirm('글을 삭제할까요?', { yes: '삭제' });
  });
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  expect(await answer).toBe(true);
  act(() => {
    answer = askConfirm('글을 삭제할까요?');
  });
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(await answer).toBe(false);
});

test('a remark covers nothing of a sheet: it goes to the upper edge while one is open', async () => {
  render(<NoticesView />);
  act(() => notify('참여했어요.'));
  const remarks = screen.getByRole('button', { name: '참여했어요.' }).parentElement!;
  expect(remarks.className).toContain(css.toasts);
  const sheet = document.createElement('div');
  sheet.dataset['sheet'] = '';
  document.body.append(sheet);
  await waitFor(() => expect(remarks.className).toContain(css.toastsAbove));
  sheet.remove();
  await waitFor(() => expect(remarks.className).toContain(css.toasts));
  await userEvent.click(screen.getByRole('button', { name: '참여했어요.' }));
});

test('a remark can be tapped away', async () => {
  render(<NoticesView />);
  act(() => notify('찜했어요.'));
  const remark = screen.getByRole('button', { name: '찜했어요.' });
  await userEvent.click(remark);
  expect(screen.queryByText('찜했어요.')).toBeNull();
});

test('an offer stays until it is taken or put away', async () => {
  render(<NoticesView />);
  const take = vi.fn();
  act(() => void offer('새 버전이 있어요.', { label: '새로고침', press: take }));
  await userEvent.click(screen.getByRole('button', { name: '새로고침' }));
  expect(take).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText('새 버전이 있어요.')).toBeNull();
});

test('remarks crowd out one another and not an offer; laid aside it is not drawn', () => {
  render(<NoticesView />);
  act(() => void offer('새 버전이 있어요.', { label: '새로고침', press: () => {} }));
  for (const text of ['하나', '둘', '셋', '넷']) act(() => notify(text));
  expect(currentNotices().toasts.map(({ text }) => text)).toEqual(['새 버전이 있어요.', '셋', '넷']);
  let back = () => {};
  act(() => {
    back = layToastsAside();
  });
  expect(screen.queryByText('새 버전이 있어요.')).toBeNull();
  act(back);
  screen.getByText('새 버전이 있어요.');
});
