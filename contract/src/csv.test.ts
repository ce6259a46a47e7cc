import { expect, test } from 'vitest';
import { csvOf } from './csv';

test('a file for Excel: BOM, CRLF, quoted where it must be', () => {
  expect(
    csvOf([
      ['날', '말'],
      ['1', '딸기, "특"\n6kg'],
    ]),
  ).toBe('\uFEFF날,말\r\n1,"딸기, ""특""\n6kg"\r\n');
  expect(csvOf([])).toBe('\uFEFF');
});

test.each(['=1+1', '+82', '@cmd', '-2+3', '\t=1', ' =HYPERLINK("x")', '＝1', '-a'])(
  'a cell that begins like a formula is only text: %s',
  (cell) => {
    const [line] = csvOf([[cell]])
      .slice(1)
      .split('\r\n');
    expect(line!.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('amounts stay numbers, below zero too', () => {
  expect(csvOf([['-6000', '6000', '0']])).toBe('\uFEFF-6000,6000,0\r\n');
});
