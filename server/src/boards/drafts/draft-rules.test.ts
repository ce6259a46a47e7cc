import { DRAFTS_MAX, type Picture } from '@mungchi/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideSave, draftName, type Saving } from './draft-rules';

const NOW = new Date('2026-11-15T03:00:00.000Z');
const before = new Date(NOW.getTime() - 5000);
const picture = (url: string): Picture => ({ url, width: 1, height: 1, color: null, thumbhash: null, widths: [] });
const saving = (part: Partial<Saving> = {}): Saving => ({
  known: null,
  others: 0,
  base: null,
  form: { name: '감귤', price: 3 },
  pictures: [picture('/media/a.webp')],
  ...part,
});
const kept = (part: Partial<NonNullable<Saving['known']>> = {}) => ({
  form: { name: '귤' },
  pictures: [],
  updatedAt: before,
  ...part,
});

describe('a save', () => {
  test.each([
    ['the first', saving(), { at: NOW, changed: true }],
    ['the fifth', saving({ others: DRAFTS_MAX - 1 }), { at: NOW, changed: true }],
    ['of one that was dropped since', saving({ base: before }), { at: before, changed: false }],
    ['a sixth', saving({ others: DRAFTS_MAX }), { refused: 'DRAFTS_FULL' }],
    [
      'one more of a known one',
      saving({ others: DRAFTS_MAX, known: kept(), base: before }),
      { at: NOW, changed: true },
    ],
    ['without having seen it', saving({ known: kept() }), { refused: 'DRAFT_NEWER' }],
    ['of an older one', saving({ known: kept(), base: new Date(1) }), { refused: 'DRAFT_NEWER' }],
    [
      'of a later one than there is',
      saving({ known: kept(), base: new Date(before.getTime() + 1) }),
      { refused: 'DRAFT_NEWER' },
    ],
    [
      'that says the same, whatever it saw',
      saving({ known: kept({ form: { price: 3, name: '감귤' }, pictures: [picture('/media/a.webp')] }) }),
      { at: before, changed: false },
    ],
    [
      'with the same words and another picture',
      saving({ known: kept({ form: { name: '감귤', price: 3 } }), base: before }),
      { at: NOW, changed: true },
    ],
  ])('%s', (_, save, decided) => expect(decideSave(save, NOW)).toEqual(decided));

  test('after one of the same instant, or of a clock ahead, is later still', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 100_000 }), (ahead) => {
        const updatedAt = new Date(NOW.getTime() + ahead);
        const decided = decideSave(saving({ known: kept({ updatedAt }), base: updatedAt }), NOW);
        expect('at' in decided && decided.at.getTime()).toBe(Math.max(NOW.getTime(), updatedAt.getTime() + 1));
      }),
    );
  });
});

test.each([
  [{ name: '감귤', quantity: '10kg' }, '감귤 10kg'],
  [{ name: '감귤' }, '감귤'],
  [{ name: '', quantity: '10kg' }, '10kg'],
  [{}, ''],
])('%o is called %s', (form, name) => expect(draftName(form)).toBe(name));
