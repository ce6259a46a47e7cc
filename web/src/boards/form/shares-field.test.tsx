import { render, screen, within } from '@testing-library/react';
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

test('the leader takes two, and a neighbour may take three; one each is off again', async () => {
  const { container } = render(<Form start={{}} />);
  const more = (label: string) => {
    const field = screen.getByLabelText(label).closest('div')!;
    return within(field).getByRole('button', { name: '한 몫 늘리기' });
  };
  await userEvent.click(more('나는'));
  await userEvent.click(more('한 사람이 최대'));
  await userEvent.click(more('한 사람이 최대'));
  expect(body()).toMatchObject({ mySeats: 2, maxSeats: 3 });
  expect(container.textContent).toContain('한 몫은 8,000원, 내 몫은 16,002원이에요.');
  await userEvent.clear(screen.getByLabelText('한 사람이 최대'));
  expect(body()).toMatchObject({ maxSeats: 1 });
});
