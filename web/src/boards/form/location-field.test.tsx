import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { LocationField } from './location-field';

const OWN = '서울 성동구 서울숲2길 32-14';

function Form() {
  const [{ value, note }, set] = useState({ value: '', note: '' });
  return (
    <LocationField
      value={value}
      note={note}
      error={undefined}
      onChange={(address, at) => set({ value: address, note: at ?? note })}
    />
  );
}

test('one’s own address is a tap away, and a public place is advised', async () => {
  standInServer({ 'GET /api/users': () => ({ body: { address: OWN } }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/집보다 역이나 편의점이 좋아요/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: `우리 집 주소로 · ${OWN}` }));
  expect(screen.getByRole('button', { name: /거래 장소/ }).textContent).toContain(OWN);
  expect(screen.queryByRole('button', { name: /우리 집 주소로/ })).toBeNull();
});

test('stations nearby stand before one’s home; the station is where one meets', async () => {
  const STATION = '서울특별시 성동구 왕십리로 77';
  const server = standInServer({
    'GET /api/users': () => ({ body: { address: OWN, latitude: 37.5444, longitude: 127.0437 } }),
    'GET /api/places/reverse': () => ({ body: { address: STATION } }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  const station = await screen.findByRole('button', { name: '서울숲역' });
  expect(station.compareDocumentPosition(screen.getByRole('button', { name: /우리 집/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await userEvent.click(station);
  expect((await screen.findByRole('button', { name: '서울숲역', pressed: true })).textContent).toBe('서울숲역');
  expect(screen.getByRole('button', { name: /거래 장소/ }).textContent).toContain(STATION);
  // The station's own place is asked for, not the person's.
  await waitFor(() =>
    expect(server.requests.find(({ path }) => path.includes('reverse'))?.path).toContain('latitude=37.5436'),
  );
});
