/** Weighed or poured: how many g or ml one of them is. */
const MEASURED: Record<string, { base: 'g' | 'ml'; size: number }> = {
  kg: { base: 'g', size: 1000 },
  '㎏': { base: 'g', size: 1000 },
  킬로: { base: 'g', size: 1000 },
  키로: { base: 'g', size: 1000 },
  g: { base: 'g', size: 1 },
  그램: { base: 'g', size: 1 },
  l: { base: 'ml', size: 1000 },
  ℓ: { base: 'ml', size: 1000 },
  리터: { base: 'ml', size: 1000 },
  ml: { base: 'ml', size: 1 },
  '㎖': { base: 'ml', size: 1 },
};

const LARGE = { g: 'kg', ml: 'L' } as const;

/** Nobody weighs more exactly at a doorstep. */
const STEP = 10;

const COUNTED = new Set(
  '구 개 개입 매 장 봉 봉지 팩 병 캔 롤 마리 포기 알 입 박스 상자 세트 통 단 모 판 켤레 자루 포 포대 망 송이 줄 권 컵 조각 묶음 토막 다발'.split(
    ' ',
  ),
);

const ONE_NUMBER = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,3})?\s*([a-z㎏㎖ℓ]+|[가-힣]+)$/;

type Amount = { total: number; base: 'g' | 'ml' } | { total: number; counted: string };

/**
 * What so many seats are of the goods: weight and volume about, things one counts whole. Null where the quantity is not one
 * number with one unit, or a seat is less than one can hand out.
 */
export function shareAmount(quantity: string, totalUser: number, seats: number): string | null {
  const amount = amountOf(quantity);
  const each = amount && perSeat(amount, totalUser);
  if (!amount || !each) return null;
  return 'counted' in amount
    ? `${written(each * seats)}${amount.counted}`
    : `약 ${measured(each * seats, amount.base)}`;
}

/** What nobody's seat holds of things one counts; null where nothing is left over, or nothing can be said. */
export function amountLeft(quantity: string, totalUser: number): string | null {
  const amount = amountOf(quantity);
  if (!amount || !('counted' in amount)) return null;
  const each = perSeat(amount, totalUser);
  const left = amount.total - each * totalUser;
  return each > 0 && left > 0 ? `${written(left)}${amount.counted}` : null;
}

function amountOf(quantity: string): Amount | null {
  const match = ONE_NUMBER.exec(quantity.trim().toLowerCase());
  if (!match) return null;
  const [, whole, part = '', unit] = match as unknown as [string, string, string | undefined, string];
  const number = Number(whole.replaceAll(',', '') + part);
  if (COUNTED.has(unit)) return part === '' ? { total: number, counted: unit } : null;
  const measure = Object.hasOwn(MEASURED, unit) ? MEASURED[unit] : undefined;
  return measure ? { total: Math.round(number * measure.size), base: measure.base } : null;
}

/** Rounded down: together they are never more than there is. */
function perSeat(amount: Amount, totalUser: number): number {
  const step = 'counted' in amount ? 1 : STEP;
  return Math.floor(amount.total / totalUser / step) * step;
}

function measured(total: number, base: 'g' | 'ml'): string {
  return total < 1000 ? `${total}${base}` : `${written(total / 1000)}${LARGE[base]}`;
}

const written = (value: number): string => value.toLocaleString('ko-KR');
