import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type BoardDraft, EMPTY_DRAFT } from './board-draft';
import { ShopCount } from './shop-count';

function Form() {
  const [draft, setDraft] = useState<BoardDraft>(EMPTY_DRAFT);
  return (
    <>
      <ShopCount unitPrice={9900} price={draft.price} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
      <output>{`${draft.price} ${draft.quantity}`}</output>
      <button type="button" onClick={() => setDraft((now) => ({ ...now, price: 25_000 }))}>
        다른 가격
      </button>
    </>
  );
}

test('so many packs make the price and the quantity; another price makes no number of packs', async () => {
  render(<Form />);
  const more = screen.getByRole('button', { name: '한 개 늘리기' });
  for (let press = 0; press < 3; press += 1) await userEvent.click(more);
  expect(screen.getByRole('status').textContent).toBe('29700 3개');
  const field = screen.getByLabelText<HTMLInputElement>('몇 개 살까요?');
  await userEvent.clear(field);
  expect(screen.getByRole('status').textContent).toBe('null ');
  await userEvent.type(field, '12');
  expect(screen.getByRole('status').textContent).toBe('118800 12개');
  await userEvent.click(screen.getByRole('button', { name: '다른 가격' }));
  expect(field.value).toBe('');
});
