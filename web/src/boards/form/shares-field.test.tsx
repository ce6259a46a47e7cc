import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type BoardDraft, EMPTY_DRAFT } from './board-draft';
import { toBody } from './form-body';
import { SharesField } from './shares-field';

let last: BoardDraft;

function Form({ start }: { start: Partial<BoardDraft> }) {
  const [draft, setDraft] = useState<BoardDraft>({ ...EMPTY_DRAFT, totalUser: 6, price: 48_002, ...start });
  last = draft;
  return <SharesField draft={draft} problems={{}} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />;
}

const body = () => toBody(last, [], null);

test('untouched, the form says nothing of shares', () => {
  render(<Form start={{}} />);
  expect(body()).not.toHaveProperty('mySeats');
  expect(body()).not.toHaveProperty('maxSeats');
});

test('the leader takes two, and a neighbour may take three', async () => {
  const { container } = render(<Form start={{}} />);
  await userEvent.click(screen.getByRole('button', { name: '한 몫 늘리기' }));
  await userEvent.click(screen.getByRole('switch', { name: '한 사람이 여러 몫을 가져도 돼요' }));
  expect(body()).toMatchObject({ mySeats: 2, maxSeats: 3 });
  expect(container.textContent).toContain('1몫 8,000원');
  expect(container.textContent).toContain('내 몫 16,002원');
  await userEvent.click(screen.getByRole('switch', { name: '한 사람이 여러 몫을 가져도 돼요' }));
  expect(body()).toMatchObject({ maxSeats: 1 });
});
