import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { CheckScreen } from './check-screen';

const HOME = { latitude: 37.5465, longitude: 127.0445, neighbourhood: '서울특별시 성동구 성수동1가' };
const READING = { latitude: 37.5463, longitude: 127.0447, accuracy: 17 };

type Device = 'here' | 'denied' | 'late' | 'none';
type Script = { person?: object; agreed?: boolean; device?: Device; check?: () => Reply; at?: string };

beforeEach(() => storeToken('t'));

function open({ person = {}, agreed = true, device = 'here', check, at = '/mypage/check' }: Script = {}) {
  const read = vi.fn((found: (at: object) => void, failed: (error: object) => void) => {
    if (device === 'here') found({ coords: READING });
    else failed({ code: device === 'denied' ? 1 : 3 });
  });
  vi.stubGlobal('navigator', { onLine: true, ...(device !== 'none' && { geolocation: { getCurrentPosition: read } }) });
  let givenVersion: number | null = agreed ? 2 : 1;
  let me: object = { id: 3, ...HOME, checkedUntil: null, ...person };
  const server = standInServer({
    'GET /api/users': () => ({ body: me }),
    'GET /api/users/consents': () => ({ body: { consents: [{ kind: 'LOCATION', version: 2, givenVersion }] } }),
    'POST /api/users/consents': () => {
      givenVersion = 2;
      return { body: { ok: true } };
    },
    'POST /api/users/check': () => check?.() ?? { body: { checkedOn: '2026-11-17', until: '2027-02-15' } },
    'DELETE /api/users/check': () => {
      me = { ...me, checkedUntil: null };
      return { body: { ok: true } };
    },
  });
  visit(at);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{
          '/mypage/check': <CheckScreen />,
          '/mypage': <p>마이페이지</p>,
          '/mypage/location': <p>주소를 고르는 곳</p>,
          '/gonggu/list/:gongguId': <p>그 공구</p>,
        }}
      />
    </QueryClientProvider>,
  );
  return { server, read };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heard = async () => within(await screen.findByRole('main')).findByRole('status');

test('one press: read once, compared, said until when, and dropped again', async () => {
  const { server, read } = open();
  await screen.findByText('지금 성수동1가에 있는지 한 번만 확인해요.');
  expect(screen.getByText('위치는 꾸밀 수도 있어서, 인증은 참고로만 써요.')).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
  await press('지금 확인하기');
  await screen.findByText('동네 인증을 마쳤어요.');
  expect(screen.getByText('2월 15일까지예요.')).toBeTruthy();
  expect(screen.getByText('동네 인증 11월')).toBeTruthy();
  expect(read).toHaveBeenCalledOnce();
  await waitFor(() => expect(server.sent('POST /api/users/check').map(({ body }) => body)).toEqual([READING]));
  await press('인증 지우기');
  await screen.findByText('지금 성수동1가에 있는지 한 번만 확인해요.');
});

test('without consent to this use the device is not read; after it, it is', async () => {
  const { server, read } = open({ agreed: false });
  await press('지금 확인하기');
  const terms = await screen.findByRole('link', { name: '위치기반서비스 이용에 동의가 필요해요.' });
  expect(terms.getAttribute('href')).toBe('/legal/location');
  expect(read).not.toHaveBeenCalled();
  await press('나중에');
  expect(await screen.findByRole('button', { name: '지금 확인하기' })).toBeTruthy();
  await press('지금 확인하기');
  await press('동의하고 확인하기');
  await screen.findByText('동네 인증을 마쳤어요.');
  await waitFor(() =>
    expect(server.sent('POST /api/users/consents').map(({ body }) => body)).toEqual([
      { consents: [{ kind: 'LOCATION', version: 2, given: true }] },
    ]),
  );
});

test.each<[string, Script, string]>([
  ['switched off', { device: 'denied' }, '브라우저에서 위치가 꺼져 있어요.설정에서 뭉치의 위치를 허용해 주세요.'],
  ['no such device', { device: 'none' }, '브라우저에서 위치가 꺼져 있어요.설정에서 뭉치의 위치를 허용해 주세요.'],
  ['not found in time', { device: 'late' }, '위치가 정확하지 않아요.창가나 밖에서 다시 눌러 주세요.'],
  ['rough', { check: () => refusal(409, 'POSITION_ROUGH') }, '위치가 정확하지 않아요.창가나 밖에서 다시 눌러 주세요.'],
  [
    'soon',
    { check: () => refusal(409, 'CHECK_SOON', { from: '11월 24일부터' }) },
    '말: CHECK_SOON 11월 24일부터 할 수 있어요.',
  ],
])('%s is said, and it can be pressed again', async (_, script, words) => {
  open(script);
  await press('지금 확인하기');
  expect(await screen.findByRole('button', { name: '다시 확인하기' })).toBeTruthy();
  expect((await heard()).textContent).toBe(words);
});

test('elsewhere: who has moved is led to the address', async () => {
  open({ check: () => refusal(409, 'NOT_HERE') });
  await press('지금 확인하기');
  await userEvent.click(await screen.findByRole('link', { name: '주소 바꾸기' }));
  expect(await screen.findByText('주소를 고르는 곳')).toBeTruthy();
});

test('without a home one is asked for it, and offline nothing is read', async () => {
  open({ person: { latitude: null, longitude: null } });
  const link = await screen.findByRole('link', { name: '주소 설정' });
  expect(link.getAttribute('href')).toBe('/mypage/location');
});

test('offline nothing is read', async () => {
  const { read } = open();
  await screen.findByRole('button', { name: '지금 확인하기' });
  vi.stubGlobal('navigator', { onLine: false, geolocation: { getCurrentPosition: read } });
  await press('지금 확인하기');
  expect((await heard()).textContent).toBe('연결되면 다시 눌러 주세요.');
  expect(read).not.toHaveBeenCalled();
});

test('who came from a post is back there with the last press; another address is not followed', async () => {
  open({ at: '/mypage/check?gonggu=7' });
  await press('지금 확인하기');
  await screen.findByText('그 공구');
  await waitFor(() => expect(history.state).toMatchObject({ state: { join: true } }));
});

test('an address that is no post leads to My Page', async () => {
  open({ at: '/mypage/check?gonggu=//elsewhere.example', person: { checkedUntil: '2027-02-15' } });
  expect((await screen.findByRole('link', { name: '확인' })).getAttribute('href')).toBe('/mypage');
});
