import { expect, test } from 'vitest';
import { noticeParagraphs } from './notice-paragraphs';

test('wrapped lines flow together, dashes and blank lines part', () => {
  expect(noticeParagraphs('뭉치\n\nData\n\n- one\n  goes on\n- two\n')).toEqual(['뭉치', 'Data', 'one goes on', 'two']);
});
