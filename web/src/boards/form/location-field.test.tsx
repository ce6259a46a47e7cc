import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { LocationField } from './location-field';

const OWN = '서울 성동구 서울숲2길 32-14';

function Form() {
  const [value, setValue] = useState('');
  return <LocationField value={value} error={undefined} onChange={setValue} />;
}

test('one’s own address is a tap away, and a public place is advised', async () => {
  standInServer({ 'GET /api/users': () => ({ body: { address: OWN } }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/지하철역이나 편의점처럼 찾기 쉬운 곳/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: `우리 집 주소로 · ${OWN}` }));
  expect(screen.getByRole('button', { name: /거래 장소/ }).textContent).toContain(OWN);
  expect(screen.queryByRole('button', { name: /우리 집 주소로/ })).toBeNull();
});
