import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { AuditScreen } from '../audit-screen';
import { DisputesScreen } from '../cases/disputes-screen';
import { ReportsScreen } from '../cases/reports-screen';
import { TroublesScreen } from '../money/troubles-screen';
import { BoardsScreen } from '../people/boards-screen';
import { PeopleScreen } from '../people/people-screen';
import { QuestionsScreen } from '../people/questions-screen';

const LINES = ['reports', 'disputes', 'troubles', 'inquiries', 'appeals', 'people', 'boards', 'audit'].map(
  (name) => `GET /api/operator/${name}`,
);

test.each([
  ['신고', <ReportsScreen key="reports" />],
  ['문제', <DisputesScreen key="disputes" />],
  ['결제 확인', <TroublesScreen key="troubles" />],
  ['문의·이의', <QuestionsScreen key="questions" />],
  ['이웃', <PeopleScreen key="people" />],
  ['공구', <BoardsScreen key="boards" />],
  ['기록', <AuditScreen key="audit" />],
])('%s says that it could not be read, and reads again when asked', async (_, shown) => {
  let fails = true;
  const answer = () => (fails ? refusal(403, 'NOT_OPERATOR') : { body: [] });
  standInServer(Object.fromEntries(LINES.map((line) => [line, answer])));
  visit('/operator/here?query=a');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/here': shown }} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('말: NOT_OPERATOR');
  // What is not known is not counted.
  for (const button of screen.queryAllByRole('button')) expect(button.textContent).not.toMatch(/\d/);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText(/없어요\.$/);
  expect(screen.queryByRole('alert')).toBeNull();
});
