import type { Good } from './goods-index';

const MASS = /(\d+(?:\.\d+)?)(kg|g)(?![a-z])/;
const VOLUME = /(\d+(?:\.\d+)?)(l|ml)(?![a-z])/;
/** Packed pieces, each of the size told before; `20과 4kg` counts what the four kilos hold. */
const PIECES = /(\d+)(개|입|봉|캔|병|팩|모|포|롤|컵|매|장|구|마리|정|갑|티백)(?![가-힣])/g;
/** Where one of it is asked for: `10쌍`, `2종`, `20과` are pieces, too. */
const LOOSE = /(\d+)(개|입|봉|캔|병|팩|모|포|롤|컵|매|장|구|마리|정|갑|티백|쌍|종|과|미|p|켤레|송이|줄|인)(?![가-힣])/g;
const TOO_MANY = 5000;
/** So much of it is compared: a hundred grams or millilitres of what is weighed, else one piece. */
export type Measure = { each: string; won: number };

/**
 * What prices are compared by: all its packs together, weighed where the name tells a weight (`410g 8캔` by the gram and
 * not by the can), else counted; not rounded. Null when the name tells no amount.
 */
export function measureOf({ name, price, categoryId }: Pick<Good, 'name' | 'price' | 'categoryId'>): Measure | null {
  const spoken = name.toLowerCase();
  const pieces = Array.from(spoken.matchAll(PIECES)).at(-1);
  const packs = pieces && Number(pieces[1]) <= TOO_MANY ? Number(pieces[1]) : 1;
  // A towel of 200 g is bought by the piece.
  const isWeighed = categoryId <= 2 || packs === 1;
  const mass = isWeighed ? MASS.exec(spoken) : null;
  if (mass) return { each: '100g', won: (price / (Number(mass[1]) * (mass[2] === 'kg' ? 1000 : 1) * packs)) * 100 };
  const volume = VOLUME.exec(spoken);
  if (volume)
    return { each: '100ml', won: (price / (Number(volume[1]) * (volume[2] === 'l' ? 1000 : 1) * packs)) * 100 };
  if (!pieces) return null;
  return { each: pieces[2] === '입' ? '1개' : `1${pieces[2]}`, won: price / packs };
}

/** How many pieces are in it, as the name tells; null when it does not, or they are weighed (`2kg`). */
export function piecesOf({ name }: Good): number | null {
  const pieces = Array.from(name.toLowerCase().matchAll(PIECES)).at(-1);
  return pieces ? Number(pieces[1]) : null;
}

/** So much of it is asked for by weight or volume. */
const AMOUNTS = {
  kg: { of: MASS, each: '1kg', times: 1000 },
  '100g': { of: MASS, each: '100g', times: 100 },
  l: { of: VOLUME, each: '1L', times: 1000 },
  '100ml': { of: VOLUME, each: '100ml', times: 100 },
} as const;
type Amount = keyof typeof AMOUNTS;
/** What it is asked for each of. */
export type Per = Amount | '개' | '롤' | '매' | '봉' | '병' | '캔' | '팩' | '구' | '포';
export const isAmount = (per: Per | null): per is Amount => per !== null && per in AMOUNTS;

const AS_ONE: ReadonlySet<string> = new Set(['개', '입', '종', '과', '미', 'p', '인']);
/** Of less nobody asks what a hundred come to. */
const FEWEST = 200;

/** What a hundred grams, one piece, or as much as was asked for comes to, as the name tells it; null when it does not. */
export function unitPrice(
  { name, price }: Pick<Good, 'name' | 'price'>,
  per: Per | null = null,
): { each: string; won: number } | null {
  const spoken = name.toLowerCase();
  const pieces = Array.from(spoken.matchAll(per === '개' ? LOOSE : PIECES)).at(-1);
  const packs = pieces && Number(pieces[1]) <= TOO_MANY ? Number(pieces[1]) : 1;
  const inBase = (pattern: RegExp): number | null => {
    const told = pattern.exec(spoken);
    return told && Number(told[1]) * (told[2] === 'kg' || told[2] === 'l' ? 1000 : 1);
  };
  if (isAmount(per)) {
    const { of, each, times } = AMOUNTS[per];
    const base = inBase(of);
    if (base !== null) return { each, won: Math.round((price / (base * packs)) * times) };
  }
  if (pieces && packs > 1)
    return { each: AS_ONE.has(pieces[2]!) ? '1개' : `1${pieces[2]}`, won: Math.round(price / packs) };
  for (const { of, each, times } of [AMOUNTS['100g'], AMOUNTS['100ml']]) {
    const base = inBase(of);
    if (base !== null) return base >= FEWEST ? { each, won: Math.round((price / base) * times) } : null;
  }
  return null;
}

/** How much of it each of so many gets (`5kg`, `25개`), as the name tells it; null where it does not part evenly. */
export function amountEach({ name, categoryId }: Pick<Good, 'name' | 'categoryId'>, people: number): string | null {
  const packs = Array.from(name.toLowerCase().matchAll(PIECES)).at(-1);
  if (packs && Number(packs[1]) % people === 0)
    return `${Number(packs[1]) / people}${packs[2] === '입' ? '개' : packs[2]}`;
  const measure = measureOf({ name, price: 1, categoryId });
  const [, base, unit] = /^(\d+)(g|ml)$/.exec(measure?.each ?? '') ?? [];
  if (!measure || !base) return null;
  const each = Number(base) / measure.won / people;
  if (each >= 1000) return `${Number((each / 1000).toFixed(2))}${unit === 'g' ? 'kg' : 'L'}`;
  return each < 1 ? null : `${Math.round(each)}${unit}`;
}
