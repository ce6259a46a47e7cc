import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentNotices, notify, offer } from '../../notices/notices';
import { shownToasts } from '../../notices/test-notices';
import { Sheet } from './sheet';

test('a sheet that opens is not covered by what was said before; what is said while it is open stays', () => {
  notify('공구를 취소했어요.');
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => {}} title="프로필">
      <p>약속 시간을 지켰어요</p>
    </Sheet>
  );
  const { rerender } = render(sheet(false));
  expect(currentNotices().toasts).toHaveLength(1);
  rerender(sheet(true));
  expect(currentNotices().toasts).toHaveLength(0);
  notify('인터넷 연결을 확인해 주세요.', 'bad');
  rerender(sheet(true));
  expect(currentNotices().toasts).toHaveLength(1);
});

const twoSheets = (first: boolean, second = false) => (
  <>
    <Sheet open={first} onClose={() => {}} title="프로필">
      <p>약속 시간을 지켰어요</p>
    </Sheet>
    <Sheet open={second} onClose={() => {}} title="신고하기">
      <p>무슨 일이 있었나요?</p>
    </Sheet>
  </>
);

test('an offer that a sheet covers is there again when the sheet is closed, also after another one over it', () => {
  const withdraw = offer('모두 결제했어요!', { label: '보기', press: () => {} });
  notify('찜했어요.');
  const { rerender } = render(twoSheets(true));
  expect(shownToasts()).toEqual([]);
  rerender(twoSheets(true, true));
  rerender(twoSheets(true));
  expect(shownToasts()).toEqual([]);
  rerender(twoSheets(false, true));
  expect(shownToasts()).toEqual([]);
  rerender(twoSheets(false));
  expect(shownToasts()).toEqual(['모두 결제했어요!']);
  withdraw();
  expect(shownToasts()).toEqual([]);
});

test('an offer that no longer holds does not come back, and one does when the screen of its sheet is left', () => {
  const withdraw = offer('모두 결제했어요!', { label: '보기', press: () => {} });
  const { rerender, unmount } = render(twoSheets(true));
  withdraw();
  rerender(twoSheets(false));
  expect(shownToasts()).toEqual([]);
  rerender(twoSheets(true));
  offer('새 버전이 있어요.', { label: '새로고침', press: () => {} });
  rerender(twoSheets(true, true));
  unmount();
  expect(shownToasts()).toEqual(['새 버전이 있어요.']);
});
