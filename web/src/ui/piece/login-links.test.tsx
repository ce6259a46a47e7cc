import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contrast } from '../foundation/test-contrast';
import { LoginLinks } from './login-links';
import { PROVIDER_COLORS } from './login-links.css';

test('three plain links, as in-app browsers need them', () => {
  render(<LoginLinks />);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['kakao', 'naver', 'google'].map((provider) => `/oauth2/authorization/${provider}`));
});

test('Naver’s green is Naver’s, and every provider’s words can be read on its colour', () => {
  expect(PROVIDER_COLORS.naver.background).toBe('#03c75a');
  for (const { background, color } of Object.values(PROVIDER_COLORS)) {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  }
});
