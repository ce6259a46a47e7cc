import type { Consents } from '@mungchi/contract';
import { createBoard } from '@mungchi/contract/calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { call } from '../api/call';
import { meQuery } from '../api/me';
import { createQueryClient } from '../api/query-client';
import { refusal, standInServer } from '../api/test-server';
import { Consents as ConsentsOfApp } from '../shell/data-layer';
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
  for (const name of [/\(필수\) 이용약관/, /\(필수\) 개인정보/, /\(필수\) 만 14세/]) {
    expect(go.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /모두 동의해요/ }).checked).toBe(false);
  fireEvent.click(go);
  await waitFor(() => expect(server.sent('POST /api/users/consents')).toHaveLength(1));
  await waitFor(() =>
    expect(server.sent('POST /api/users/consents')[0]!.body).toEqual({
      consents: [
        { kind: 'TERMS', version: 2, given: true },
        { kind: 'PRIVACY', version: 1, given: true },
        { kind: 'AGE14', version: 1, given: true },
      ],
    }),
  );
});

test('what was ticked is still ticked after a look at one of the texts, and forgotten once it is sent', async () => {
  const server = await open(answer(['TERMS', 'PRIVACY', 'AGE14']));
  fireEvent.click(await screen.findByRole('checkbox', { name: /\(필수\) 개인정보/ }));
  cleanup();
  await open(answer(['TERMS', 'PRIVACY', 'AGE14']));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /\(필수\) 개인정보/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /\(필수\) 이용약관/ }).checked).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: /모두 동의해요/ }));
  fireEvent.click(screen.getByRole('button', { name: '동의하고 시작하기' }));
  await waitFor(() => expect(sessionStorage.getItem('consentTicks')).toBeNull());
  expect(server.sent('POST /api/users/consents')).toHaveLength(0);
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

test('a version that is outdated is read again, and what nobody has seen is not ticked', async () => {
  let version = 2;
  const server = standInServer({
    'GET /api/users/consents': () => {
      const body = answer(['TERMS'], ['TERMS', 'PRIVACY', 'AGE14']);
      return { body: { ...body, consents: body.consents.map((one) => ({ ...one, version })) } };
    },
    'POST /api/users/consents': ({ body }) => {
      const { consents } = body as { consents: { version: number }[] };
      version = 3;
      return consents[0]!.version === 3 ? { body: { ok: true } } : refusal(409, 'CONSENT_OUTDATED');
    },
  });
  visit('/signup');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/signup': <ConsentsAsked /> }} />
    </QueryClientProvider>,
  );
  const go = () => screen.getByRole<HTMLButtonElement>('button', { name: /동의하고 계속하기/ });
  fireEvent.click(await screen.findByRole('checkbox', { name: /\(필수\) 이용약관/ }));
  fireEvent.click(go());
  await waitFor(() => expect(server.sent('GET /api/users/consents')).toHaveLength(2));
  await waitFor(() => expect(go().disabled).toBe(true));
  fireEvent.click(screen.getByRole('checkbox', { name: /\(필수\) 이용약관/ }));
  fireEvent.click(go());
  await waitFor(() => expect(server.sent('POST /api/users/consents')).toHaveLength(2));
  await waitFor(() =>
    expect(server.sent('POST /api/users/consents')[1]!.body).toEqual({
      consents: [{ kind: 'TERMS', version: 3, given: true }],
    }),
  );
});

describe('in the app', () => {
  function openApp(path: string, due: { now: Consents['due'] }) {
    const server = standInServer({
      'GET /api/users': () => ({ body: { consentsAsked: true, consentsDue: due.now } }),
      'GET /api/users/consents': () => ({ body: answer(due.now, ['TERMS', 'PRIVACY', 'AGE14']) }),
      'POST /api/group-boards': () => refusal(403, 'CONSENT_REQUIRED'),
    });
    const queries = createQueryClient();
    visit(path);
    render(
      <QueryClientProvider client={queries}>
        <TestRouter screens={{ [path]: <ConsentsOfApp /> }} />
      </QueryClientProvider>,
    );
    return { server, queries };
  }

  const sheet = () => screen.queryByRole('button', { name: '동의하고 계속하기' });

  test.each([
    ['/', true],
    ['/gonggu/write', true],
    ['/mypage', true],
    ['/chat', false],
    ['/chat/12', false],
    ['/chat/12/dispute', false],
    ['/mypage/payouts', false],
    ['/mypage/payouts/statement', false],
    ['/mypage/account', false],
    ['/mypage/leave', false],
    ['/help', false],
    ['/legal/terms', false],
  ])('over %s it asks at once: %s; whoever has money in a room gets to it', async (path, asks) => {
    const { server, queries } = openApp(path, { now: ['TERMS'] });
    await queries.fetchQuery(meQuery);
    await waitFor(() => expect(server.sent('GET /api/users/consents')).toHaveLength(1));
    if (asks) {
      await waitFor(() => expect(sheet()).toBeTruthy());
      const ways = screen.getByRole('navigation', { name: '동의하지 않아도 볼 수 있는 곳' });
      const paths = [...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(paths).toEqual(['/chat/list', '/mypage/payouts', '/mypage/account', '/help']);
      return;
    }
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(sheet()).toBeNull();
  });

  test.each(['/', '/chat/12'])('a call that is refused for want of a consent brings it, at %s', async (path) => {
    const due: { now: Consents['due'] } = { now: [] };
    const { queries } = openApp(path, due);
    await queries.fetchQuery(meQuery);
    expect(sheet()).toBeNull();
    due.now = ['TERMS'];
    await expect(call(createBoard, { body: {} as never })).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
    await waitFor(() => expect(sheet()).toBeTruthy());
  });
});
