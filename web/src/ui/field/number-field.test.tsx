import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from './number-field';
import { caretAfter, readNumber, writeNumber } from './number-text';

test.each([
  ['12,000원', 12_000],
  [' 12 000 ', 12_000],
  ['１２３', 123],
  ['가격은 없음', null],
  ['', null],
  ['0007', 7],
  ['999999999999', 100_000_000],
])('%j is read as %j', (text, value) => {
  expect(readNumber(text, 100_000_000)).toBe(value);
});

test('the caret stays behind the same digit', () => {
  expect(caretAfter('12,345', 3)).toBe(4);
  expect(caretAfter('12,345', 0)).toBe(0);
  expect(caretAfter('12,345', 9)).toBe(6);
  expect(writeNumber(null)).toBe('');
});

function Price() {
  const [value, setValue] = useState<number | null>(null);
  return <NumberField label="총 가격" value={value} onChangeNumber={setValue} max={100_000_000} unit="원" />;
}

test('separators appear while typing, pasting and inserting in the middle', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const input = screen.getByLabelText<HTMLInputElement>('총 가격');
  await user.type(input, '62000');
  expect(input.value).toBe('62,000');

  input.setSelectionRange(1, 1);
  await user.keyboard('5');
  expect(input.value).toBe('652,000');
  expect(input.selectionStart).toBe(2);

  await user.clear(input);
  await user.paste('12,000원');
  expect(input.value).toBe('12,000');
  expect(input.inputMode).toBe('numeric');
});
