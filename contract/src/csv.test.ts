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

test('digits that are no number keep their zeros and all their places', () => {
  const text = (digits: string) => `"=""${digits}"""`;
  const [account, zeros, name] = ['1234567890123456', '0012345', '007'];
  expect(csvOf([[{ text: account }, { text: zeros }, { text: '123' }]])).toBe(
    `\uFEFF${text(account)},${text(zeros)},${text('123')}\r\n`,
  );
  expect(csvOf([[account, zeros, name, '123']])).toBe(`\uFEFF${text(account)},${text(zeros)},${text(name)},123\r\n`);
});

test('what is not only digits is no text of that kind', () => {
  expect(csvOf([[{ text: '=1+1' }, { text: '1",2' }]])).toBe('\uFEFF"\'=1+1","1"",2"\r\n');
});
