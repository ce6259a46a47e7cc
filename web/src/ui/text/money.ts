import { thousands } from './thousands';

/** `12,000원` */
export function won(amount: number): string {
  return `${thousands(amount)}원`;
}

/** What one person will pay: the floor, as the server splits it. */
export function perPerson(price: number, people: number): number {
  return Math.floor(price / people);
}

/** How many would share a product before anybody has opened a purchase of it. */
const SHARING = 4;

/** Pieces that are counted out, and how much there must be of what is weighed: a fourth of less is nobody's share. */
const COUNTED =
  /(\d[\d,]*)\s*(?:개|입|구|롤|봉|팩|매|장|병|캔|포|미|마리|알|과|통|켤레|송이|인분|줄|단|포기|모|정|환|손|컵|티백|T)(?![가-힣A-Za-z])/g;
const WEIGHED = /(\d[\d,.]*)\s*(kg|g|L|리터|ml)(?![A-Za-z])/gi;
const GRAMS: Record<string, number> = { kg: 1000, g: 1, l: 1000, 리터: 1000, ml: 1 };
const LEAST_GRAMS = 1000;

/** Whether four can share it: a pack of many, or at least a kilogram. A shower curtain stays whole. */
export function isShareable(name: string): boolean {
  const number = (digits: string) => Number(digits.replaceAll(',', ''));
  if ([...name.matchAll(COUNTED)].some(([, many]) => number(many!) >= SHARING)) return true;
  return [...name.matchAll(WEIGHED)].some(
    ([, much, unit]) => number(much!) * (GRAMS[unit!.toLowerCase()] ?? 0) >= LEAST_GRAMS,
  );
}

/** `4명이면 1인 2,500원`; null for what is not shared out. */
export function sharedPrice({ name, price }: { name: string; price: number }): string | null {
  return isShareable(name) ? `${SHARING}명이면 1인 ${won(perPerson(price, SHARING))}` : null;
}
