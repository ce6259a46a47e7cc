import { expect, test } from 'vitest';
import { changesOf } from './changes-of';

test('a field that was another before is said with both, one that is null not at all', () => {
  expect(changesOf({ state: 'OPEN', person: 3 }, { state: 'UPHELD', days: null, lift: false })).toEqual([
    { field: 'state', was: 'OPEN', is: 'UPHELD' },
    { field: 'lift', was: null, is: false },
  ]);
});

test('lists are kept as they were written', () => {
  expect(changesOf(null, { refunds: [{ participantId: 1, refund: 900 }] })).toEqual([
    { field: 'refunds', was: null, is: '[{"participantId":1,"refund":900}]' },
  ]);
});

test('an act that changes nothing has no line', () => expect(changesOf(null, null)).toEqual([]));
