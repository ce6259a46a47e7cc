import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentNotices, dismissToasts, notify } from '../../notices/notices';
import { Sheet } from './sheet';

test('a sheet that opens is not covered by what was said before; what is said while it is open stays', () => {
  dismissToasts();
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
