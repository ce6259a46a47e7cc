import { won } from './money';

const WEIGHED = /(\d[\d,.]*)\s*(kg|g|L|리터|ml)(?![A-Za-z])/i;
const COUNTED = /(\d[\d,]*)\s*(개입|개|입|구|롤|봉|팩|매|장|병|캔|포|마리|통|켤레|송이)(?![가-힣A-Za-z])/;
const BASES: Record<string, [base: string, size: number]> = {
  kg: ['100g', 1000],
  g: ['100g', 1],
  l: ['100ml', 1000],
  리터: ['100ml', 1000],
  ml: ['100ml', 1],
};
/** Of less nobody asks what a hundred come to. */
const LEAST = 200;

/** `100g당 289원`, `1롤당 430원`; null where the name tells no amount, or two of which nobody knows how they belong together. */
export function unitPrice({ name, price }: { name: string; price: number }): string | null {
  const number = (digits: string) => Number(digits.replaceAll(',', ''));
  const weighed = WEIGHED.exec(name);
  const counted = COUNTED.exec(name);
  if (weighed && counted) return null;
  if (weighed) {
    const [base, size] = BASES[weighed[2]!.toLowerCase()]!;
    const much = number(weighed[1]!) * size;
    return much >= LEAST ? `${base}당 ${won(Math.round((price / much) * 100))}` : null;
  }
  const many = counted ? number(counted[1]!) : 0;
  return many > 1 ? `1${counted![2]!.replace(/^(?:개입|입)$/, '개')}당 ${won(Math.round(price / many))}` : null;
}
