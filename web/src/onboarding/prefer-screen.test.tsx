import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
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
