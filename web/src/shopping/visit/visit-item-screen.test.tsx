import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { removeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { keepArea } from '../../visit/stored-area';
import { VisitItemScreen } from './visit-item-screen';

const product = {
  id: 7,
  name: '햇살농장 부사 사과 5kg',
  price: 26_900,
  largeCategory: '신선식품',
  subCategory: '과일',
  picture: { url: '/pictures/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: null },
};

test('a visitor reads what a hundred grams cost, and what an account would show', async () => {
  localStorage.clear();
  removeToken();
  keepArea({ code: '11200114', name: '성수동1가' });
  standInServer({ 'GET /api/visit/products/7': () => ({ body: product }) });
  visit('/look/item?itemId=7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/look/item': <VisitItemScreen /> }} />
    </QueryClientProvider>,
  );
  await screen.findByText('100g당 538원');
  screen.getByText(/로그인하면 이 상품을 같이 사는 이웃을/);
  screen.getByRole('button', { name: '로그인하고 같이 살 이웃 찾기' });
});
