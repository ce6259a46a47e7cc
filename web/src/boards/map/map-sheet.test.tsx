import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapBoardsSheet } from './map-sheet';

test.each([
  [true, '불러오지 못했어요. 잠시 후 다시 시도해 주세요.'],
  [false, '인터넷에 연결되면 볼 수 있어요.'],
])('what could not be loaded says why, connected: %s', (connected, words) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connected);
  render(
    <MapBoardsSheet
      boards={null}
      total={0}
      isSelection={false}
      isWaiting={false}
      onRetry={() => {}}
      onClear={() => {}}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(words);
  onLine.mockRestore();
});
