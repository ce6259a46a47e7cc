import { DEFAULT_NOTIFICATION_SETTINGS } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { WhenOpened } from './when-opened';

const SETTINGS = '/api/notifications/settings';

test.each([
  [200, 'true'],
  [500, 'false'],
])('the switch is shown at once, and goes back when the server answers %i', async (status, checked) => {
  const server = standInServer({
    [`GET ${SETTINGS}`]: () => ({ body: DEFAULT_NOTIFICATION_SETTINGS }),
    [`PUT ${SETTINGS}`]: ({ body }) => ({ status, body: status === 200 ? body : { code: 'INTERNAL' } }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WhenOpened />
    </QueryClientProvider>,
  );
  const wish = screen.getByRole('switch', { name: '열리면 알려 드릴게요' });
  expect(wish.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(wish);
  await waitFor(() => expect(server.sent(`PUT ${SETTINGS}`)[0]?.body).toMatchObject({ nearby: true }));
  await waitFor(() => expect(wish.getAttribute('aria-checked')).toBe(checked));
});
