import type { Place } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { AddressSearch } from './address-search';
import { AddressSheet } from './address-sheet';

const HEADQUARTERS = {
  address: '제주특별자치도 제주시 첨단로 242',
  latitude: 33.4507,
  longitude: 126.5707,
  detail: '영평동 · 스페이스닷원',
};
const NEXT_DOOR = { address: '제주특별자치도 제주시 첨단로 248', latitude: 33.4508, longitude: 126.5712 };
const config = { demo: true, kakaoMapKey: null, kakaoShareKey: null, daumPostcode: false, cloudinary: null };

let picked: Place[];
beforeEach(() => {
  picked = [];
  Element.prototype.scrollIntoView = () => {};
});

type Wishes = { daumPostcode?: boolean; home?: { neighbourhood: string | null; address: string | null } };

function open(found: (query: string) => Place[], { daumPostcode = false, home }: Wishes = {}) {
  const server = standInServer({
    'GET /api/config': () => ({ body: { ...config, daumPostcode, payment: { kind: 'sandbox' } } }),
    'GET /api/users': () => ({ body: home ?? { neighbourhood: null, address: null } }),
    'GET /api/places/search': ({ path }) => ({
      body: found(new URL(path, 'http://web').searchParams.get('query') ?? ''),
    }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddressSearch onPick={(place) => picked.push(place)} />
    </QueryClientProvider>,
  );
  return server;
}

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        거래 장소
      </button>
      <AddressSheet open={open} onClose={() => setOpen(false)} onPick={() => {}} />
    </>
  );
}

describe('AddressSearch', () => {
  it('hints at one’s own 동 and road', async () => {
    const home = { neighbourhood: '서울특별시 성동구 성수동1가', address: '서울 성동구 서울숲2길 32-14' };
    open(() => [], { home });
    await userEvent.click(await screen.findByRole('button', { name: '서울숲2길' }));
    expect(await screen.findByRole<HTMLInputElement>('combobox', { name: '주소' })).toHaveProperty(
      'value',
      '서울숲2길',
    );
  });

  it('hints at nobody else’s address', async () => {
    open(() => []);
    await screen.findByText('도로명과 건물 번호, 동 이름, 건물 이름으로 찾을 수 있어요.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('finds while one types, and a tap takes it', async () => {
    open((query) => (query.startsWith('첨단로') ? [HEADQUARTERS, NEXT_DOOR] : []));
    await userEvent.type(await screen.findByRole('combobox', { name: '주소' }), '첨단로 24');
    await userEvent.click(await screen.findByRole('option', { name: /첨단로 248/ }));
    expect(picked).toEqual([NEXT_DOOR]);
  });

  it('works without a mouse', async () => {
    open(() => [HEADQUARTERS, NEXT_DOOR]);
    const input = await screen.findByRole('combobox', { name: '주소' });
    await userEvent.type(input, '첨단로');
    expect(await screen.findByRole('option', { name: /첨단로 242/, selected: true })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /첨단로 248/ }).getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(picked).toEqual([HEADQUARTERS]);
  });

  it('says so when there is no such address', async () => {
    open(() => []);
    await userEvent.type(await screen.findByRole('combobox', { name: '주소' }), '없는 곳');
    expect(await screen.findByText('주소를 찾을 수 없어요')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
  });

  it('offers another try after a failure', async () => {
    let broken = true;
    standInServer({
      'GET /api/config': () => ({ body: { ...config, payment: { kind: 'sandbox' } } }),
      'GET /api/places/search': () => (broken ? refusal(429, 'RATE_LIMITED') : { body: [HEADQUARTERS] }),
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <AddressSearch onPick={(place) => picked.push(place)} />
      </QueryClientProvider>,
    );
    await userEvent.type(await screen.findByRole('combobox', { name: '주소' }), '첨단로');
    const again = await screen.findByRole('button', { name: '다시 시도' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('option', { name: /첨단로 242/ })).toBeTruthy();
  });

  it('falls back to its own search when the postcode service cannot be loaded', async () => {
    open(() => [HEADQUARTERS], { daumPostcode: true });
    await screen.findByRole('region', { name: '우편번호 검색' });
    document.querySelector('script[src*="postcode"]')?.dispatchEvent(new Event('error'));
    expect(await screen.findByText(/지금은 우편번호 서비스를 사용할 수 없어요/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '주소' })).toBeTruthy();
  });

  it('gives the focus back to what opened its sheet', async () => {
    standInServer({
      'GET /api/config': () => ({ body: { ...config, payment: { kind: 'sandbox' } } }),
      'GET /api/users': () => ({ body: { neighbourhood: null, address: null } }),
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Opener />
      </QueryClientProvider>,
    );
    const opener = screen.getByRole('button', { name: '거래 장소' });
    await userEvent.click(opener);
    const input = await screen.findByRole('combobox', { name: '주소' });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
