import { BOARD_STATUSES } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './badge';

test('every status has its own word, and icon beside the colour', () => {
  const seen = BOARD_STATUSES.map((status) => {
    const { container } = render(<StatusBadge status={status} />);
    const icon = container.querySelector('svg')?.innerHTML;
    return { word: container.textContent, icon };
  });
  expect(seen.map(({ word }) => word)).toEqual(['모집중', '마감임박', '모집마감', '공구완료', '공구취소']);
  expect(new Set(seen.map(({ icon }) => icon)).size).toBe(BOARD_STATUSES.length);
});
