import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { MapScreen } from './map-screen';

test('where one lives is not made up: without it there is no map, and both can be asked for again', async () => {
  const refused = () => refusal(400, 'INVALID_FIELDS');
  const server = standInServer({ 'GET /api/users': refused, 'GET /api/group-boards': refused });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MapScreen />
    </QueryClientProvider>,
  );
  await screen.findByText('지도를 불러오지 못했어요. 다시 시도');
  expect(screen.queryByRole('application')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  await vi.waitFor(() => expect(server.sent('GET /api/users')).toHaveLength(2));
  await waitFor(() => expect(server.sent('GET /api/group-boards?recruiting=true')).toHaveLength(2));
});
