import type { BoardDetail } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { OwnerButtons } from './owner-buttons';

test.each([
  ['RECRUITING', ['수정하기', '삭제하기']],
  ['RECRUITED', ['수정하기', '삭제하기']],
  ['CANCELLED', ['삭제하기']],
] as const)('in the bar of a post that is %s: %s', (stage, labels) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnerButtons board={{ id: 7, stage } as BoardDetail} kind="disc" />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(labels);
});
