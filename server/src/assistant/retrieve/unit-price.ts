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
export function measureOf({ name, price, categoryId }: Good): Measure | null {
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

/** What it is asked for each of. */
export type Per = '개' | 'kg' | 'l' | '롤' | '매' | '봉' | '병' | '캔' | '팩' | '구' | '포';

const AS_ONE: ReadonlySet<string> = new Set(['개', '입', '종', '과', '미', 'p', '인']);

/** What a hundred grams, one piece, or as much as was asked for comes to, as the name tells it; null when it does not. */
export function unitPrice({ name, price }: Good, per: Per | null = null): { each: string; won: number } | null {
  const spoken = name.toLowerCase();
  const pieces = Array.from(spoken.matchAll(per === '개' ? LOOSE : PIECES)).at(-1);
  const mass = MASS.exec(spoken);
  const volume = VOLUME.exec(spoken);
  if (
    !(per === 'kg' && mass) &&
    !(per === 'l' && volume) &&
    pieces &&
    Number(pieces[1]) > 1 &&
    Number(pieces[1]) <= TOO_MANY
  ) {
    return {
      each: AS_ONE.has(pieces[2]!) ? '1개' : `1${pieces[2]}`,
      won: Math.round(price / Number(pieces[1])),
    };
  }
  const packs = (per === 'kg' || per === 'l') && pieces ? Number(pieces[1]) : 1;
  if (mass) {
    const grams = Number(mass[1]) * (mass[2] === 'kg' ? 1000 : 1) * packs;
    if (per === 'kg') return { each: '1kg', won: Math.round((price / grams) * 1000) };
    return grams >= 200 ? { each: '100g', won: Math.round((price / grams) * 100) } : null;
  }
  if (volume) {
    const millilitres = Number(volume[1]) * (volume[2] === 'l' ? 1000 : 1) * packs;
    if (per === 'l') return { each: '1L', won: Math.round((price / millilitres) * 1000) };
    return millilitres >= 200 ? { each: '100ml', won: Math.round((price / millilitres) * 100) } : null;
  }
  return null;
}
