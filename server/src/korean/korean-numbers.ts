const DIGITS: Record<string, number> = { 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 륙: 6, 칠: 7, 팔: 8, 구: 9 };
const UNITS: Record<string, number> = { 십: 10, 백: 100, 천: 1000 };
const MYRIAD = 10_000;

/**
 * Matches `20000`, `3만5천`, `만오천`, `2.5만`; to be put into a larger expression. Digits match as a whole or
 * not at all: otherwise a long run of them would cause catastrophic backtracking.
 */
export const NUMBER =
  '(?:\\d+(?:\\.\\d+)?(?!\\d)|[일이삼사오육륙칠팔구]?[십백천만])(?:\\d+(?!\\d)|[일이삼사오육륙칠팔구]?[십백천만])*';

/** `만오천` → 15000, `3만5천` → 35000. */
export function readNumber(text: string): number {
  let total = 0;
  let section = 0;
  let pending: number | null = null;
  for (const [part] of text.matchAll(/\d+(?:\.\d+)?|./g)) {
    if (/^\d/.test(part)) pending = Number(part);
    else if (part in DIGITS) pending = DIGITS[part]!;
    else if (part in UNITS) {
      section += (pending ?? 1) * UNITS[part]!;
      pending = null;
    } else if (part === '만') {
      total += (section + (pending ?? (section === 0 ? 1 : 0))) * MYRIAD;
      section = 0;
      pending = null;
    }
  }
  return Math.round(total + section + (pending ?? 0));
}

/** The largest unit a spoken price is counted in: `3만` → 10000, `5천` → 1000. */
export function unitOf(text: string): number {
  if (text.includes('만')) return MYRIAD;
  for (const [unit, size] of Object.entries(UNITS).reverse()) if (text.includes(unit)) return size;
  return 10 ** (String(readNumber(text)).length - 1);
}
