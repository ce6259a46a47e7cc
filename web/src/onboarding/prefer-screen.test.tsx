import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { navigate } from '../history/history-entry';
import { readHistory, recordVisit } from '../shell/navigation-history';
import { TestRouter, visit } from '../shell/test-router';
import { ON_STEP } from './leave-steps';
import { PreferScreen } from './prefer-screen';

test('the category is saved by a screen that comes without the cache', async () => {
  const server = standInServer({ 'POST /api/users/interest-category': () => ({ body: { success: true } }) });
  visit('/prefer');
  render(<TestRouter screens={{ '/prefer': <PreferScreen />, '/': <p>홈</p> }} />);
  await userEvent.click(screen.getByRole('radio', { name: /신선식품/ }));
  await userEvent.click(screen.getByRole('button', { name: '완료' }));
  await screen.findByText('홈');
  const [saved] = server.sent('POST /api/users/interest-category');
  expect(saved?.body).toEqual({ interestCategory: '신선식품' });
});

test('going back afterwards leaves: the address is not asked for again', async () => {
  standInServer({});
  visit('/location');
  recordVisit('/location');
  render(<TestRouter screens={{ '/location': <p>동네</p>, '/prefer': <PreferScreen />, '/': <p>홈</p> }} />);
  navigate('/prefer', { state: ON_STEP });
  const entries = history.length;
  recordVisit('/prefer');
  await userEvent.click(await screen.findByRole('button', { name: '완료' }));
  await screen.findByText('홈');
  // The home entry took the place of the first step; only the forward entry is left over it.
  await waitFor(() => expect(history.state).toMatchObject({ index: 0 }));
  await waitFor(() => expect(history.length).toBe(entries));
  expect(readHistory()).not.toContain('/prefer');
});

test('the back arrow returns to the step below, once', async () => {
  visit('/location');
  render(<TestRouter screens={{ '/location': <p>동네</p>, '/prefer': <PreferScreen /> }} />);
  navigate('/prefer', { state: ON_STEP });
  await userEvent.click(await screen.findByRole('button', { name: '뒤로 가기' }));
  await screen.findByText('동네');
  await vi.waitFor(() => expect(history.state).toMatchObject({ index: 0 }));
});
