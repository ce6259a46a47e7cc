import type { Consents } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { ConsentsAsked } from './consents-asked';

const KINDS = ['TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING', 'NIGHT'] as const;
const NEEDED: readonly string[] = ['TERMS', 'PRIVACY', 'AGE14'];

function answer(due: Consents['due'], given: readonly string[] = [], asked = true): Consents {
  const consents = KINDS.map((kind) => ({
    kind,
    needed: NEEDED.includes(kind),
    version: kind === 'TERMS' ? 2 : 1,
    given: given.includes(kind),
    at: null,
    givenVersion: given.includes(kind) ? 1 : null,
  }));
  return { asked, due, consents, positions: [] };
}

async function open(consents: Consents) {
  const server = standInServer({
    'GET /api/users/consents': () => ({ body: consents }),
    'POST /api/users/consents': () => ({ body: { ok: true } }),
  });
  visit('/signup');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/signup': <ConsentsAsked /> }} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(server.requests).not.toHaveLength(0));
  return server;
}

test('nothing is ticked; the needed three are enough, and only what was ticked is sent', async () => {
  const server = await open(answer(['TERMS', 'PRIVACY', 'AGE14']));
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: '동의하고 시작하기' });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false]);
  for (const name of [/필수 이용약관/, /필수 개인정보/, /필수 만 14세/]) {
    expect(go.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /모두 동의해요/ }).checked).toBe(false);
  fireEvent.click(go);
  await waitFor(() => expect(server.sent('POST /api/users/consents')).toHaveLength(1));
  expect(server.sent('POST /api/users/consents')[0]!.body).toEqual({
    consents: [
      { kind: 'TERMS', version: 2, given: true },
      { kind: 'PRIVACY', version: 1, given: true },
      { kind: 'AGE14', version: 1, given: true },
    ],
  });
});

test('agreeing to all ticks the optional one, too', async () => {
  const server = await open(answer(['TERMS', 'PRIVACY', 'AGE14']));
  fireEvent.click(await screen.findByRole('checkbox', { name: /모두 동의해요/ }));
  fireEvent.click(screen.getByRole('button', { name: '동의하고 시작하기' }));
  await waitFor(() => expect(server.sent('POST /api/users/consents')).toHaveLength(1));
  const { consents } = server.sent('POST /api/users/consents')[0]!.body as { consents: { kind: string }[] };
  expect(consents.map(({ kind }) => kind)).toEqual(['TERMS', 'PRIVACY', 'AGE14', 'MARKETING']);
});

test('a new version asks for that text alone', async () => {
  await open(answer(['TERMS'], ['TERMS', 'PRIVACY', 'AGE14']));
  await screen.findByRole('button', { name: '동의하고 계속하기' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('where the server does not ask, nobody is asked', async () => {
  await open(answer(['TERMS', 'PRIVACY', 'AGE14'], [], false));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
