import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { EditScreen } from './edit-screen';

function open(code: string) {
  standInServer({ 'GET /api/group-boards/7/edit': () => refusal(403, code) });
  visit('/gonggu/edit/7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/edit/:gongguId': <EditScreen />, '/gonggu/list/7': <p>공구</p> }} />
    </QueryClientProvider>,
  );
}

test.each([
  ['NOT_LEADER', '이 공구를 연 리더만 수정할 수 있어요.'],
  ['ORIGIN_NOT_ALLOWED', '불러오지 못했어요. 잠시 후 다시 시도해 주세요.'],
])('a post that cannot be edited (%s) can be closed', async (code, words) => {
  open(code);
  await screen.findByText(words);
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.getByText('공구').tagName).toBe('P');
});
