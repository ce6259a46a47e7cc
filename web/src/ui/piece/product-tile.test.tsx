import type { ProductId } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTile } from './product-tile';

const picture = { url: '/x.webp', width: 640, height: 640, widths: [], color: null, thumbhash: null };

test('a product says what it would cost each of four, rounded as shares are', () => {
  render(
    <ProductTile
      product={{
        id: 3 as ProductId,
        name: '야생화 벌꿀 2.4kg',
        price: 34_903,
        imgUrl: '/x.webp',
        picture,
        liked: false,
      }}
    />,
  );
  const words = screen.getByRole('link').textContent;
  expect(words).toContain('34,903원');
  expect(words).toContain('4명이면 1인 8,725원');
});
