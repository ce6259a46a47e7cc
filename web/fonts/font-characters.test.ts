import { expect, test } from 'vitest';
import { fontCharacters, inPieces } from './font-characters';

const { display, welcome, headings, names, ...texts } = fontCharacters({
  light: '뭉치',
  member: '근처 공구',
  inHeadings: [['공', '구'], ['뭉'], ['공', '쌀']],
  frequent: '갂가',
});

test('every syllable that is written is in exactly one face for text, and in one for headings', () => {
  const standard = new TextDecoder('euc-kr').decode(Uint8Array.of(0xb0, 0xa1, 0xc8, 0xfe));
  for (const faces of [texts, { display, welcome, headings, names }]) {
    const all = Object.values(faces).join('');
    expect(new Set(all).size).toBe(all.length);
    expect(all.match(/[가-힣]/g)?.length).toBeGreaterThanOrEqual(2350);
    for (const syllable of standard) expect(all).toContain(syllable);
  }
});

test('pieces are the whole, each of a size that one rare syllable may cost', () => {
  const pieces = inPieces('rare', texts.rare);
  expect(Object.values(pieces).join('')).toBe(texts.rare);
  for (const [at, piece] of Object.values(pieces).entries()) expect(piece.length, `${at}`).toBeLessThanOrEqual(200);
});

test('headings of first screens are those of modules that say nothing else', () => {
  expect([display.match(/[가-힣]/g)?.join(''), welcome]).toEqual(['공구', '뭉']);
});
