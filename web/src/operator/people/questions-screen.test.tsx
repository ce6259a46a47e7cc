import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { PERSON } from '../cases/test-cases';
import { QuestionsScreen } from './questions-screen';

const inquiry = (id: number, person: Partial<typeof PERSON>) => ({
  id,
  kind: 'PAYMENT',
  text: '환불은 언제 되나요?',
  board: null,
  person: { ...PERSON, ...person },
  createdAt: '2026-11-15T01:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
});

test('who asks is told with what they do here, before it is answered', async () => {
  standInServer({
    'GET /api/operator/inquiries': () => ({
      body: [inquiry(1, {}), inquiry(2, { led: 0, ledCompleted: 0, joined: 0, joinedCompleted: 0 })],
    }),
    'GET /api/operator/appeals': () => ({ body: [] }),
  });
  visit('/operator/questions');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/questions': <QuestionsScreen /> }} />
    </QueryClientProvider>,
  );
  const [busy, newcomer] = await screen.findAllByRole('article');
  expect(busy?.textContent).toContain('연 공구 3 · 완료 2 · 참여 1 · 완료 1');
  expect(newcomer?.textContent).toContain('아직 연 공구도 참여한 공구도 없어요');
});
