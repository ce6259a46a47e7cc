/** `30롤 이상` as the session remembers it, beside sizes without a bound (`500ml`). */
const BOUND = /^(\d+(?:\.\d+)?)(\D+?)(이상|이하)$/;
const TOLD = /(\d+(?:\.\d+)?)(kg|g|ml|l|[가-힣]+)/g;
const IN_BASE: Record<string, { unit: string; times: number }> = {
  kg: { unit: 'g', times: 1000 },
  l: { unit: 'ml', times: 1000 },
  입: { unit: '개', times: 1 },
};

/** `12개` counts whatever a pack is called. */
const PIECES: ReadonlySet<string> = new Set([
  '개',
  '봉',
  '팩',
  '병',
  '캔',
  '롤',
  '장',
  '매',
  '구',
  '포',
  '켤레',
  '모',
  '과',
  '마리',
  '미',
  '티백',
  '스틱',
  '정',
  '알',
]);
const isSameUnit = (told: string, wanted: string): boolean => told === wanted || (wanted === '개' && PIECES.has(told));

/** Whether what a name tells keeps every bound; a name that tells nothing in that unit keeps none. */
export function keepsSizes(name: string, sizes: readonly string[]): boolean {
  const told = Array.from(name.toLowerCase().matchAll(TOLD), ([, amount, unit]) => inBase(amount!, unit!));
  return sizes.every((size) => {
    const [, amount, unit, bound] = BOUND.exec(size) ?? [];
    if (!amount || !unit) return true;
    const limit = inBase(amount, unit);
    return told.some(
      (each) =>
        isSameUnit(each.unit, limit.unit) &&
        (bound === '이상' ? each.amount >= limit.amount : each.amount <= limit.amount),
    );
  });
}

/** How far off an amount still counts as met. */
const NEAR = 0.1;

/** Whether a name tells every amount asked for without a bound, by itself or all its packs together (`3kg 4봉`). */
export function meetsSizes(name: string, sizes: readonly string[]): boolean {
  const told = Array.from(name.toLowerCase().matchAll(TOLD), ([, amount, unit]) => inBase(amount!, unit!));
  const whole = told.find(({ unit }) => unit === 'g' || unit === 'ml');
  const packs = told.findLast(({ unit, amount }) => unit !== 'g' && unit !== 'ml' && amount > 1);
  const all = whole && packs ? [...told, { unit: whole.unit, amount: whole.amount * packs.amount }] : told;
  return sizes.every((size) => {
    if (BOUND.test(size)) return true;
    const [, amount, unit] = /^(\d+(?:\.\d+)?)(\D+)$/.exec(size) ?? [];
    if (!amount || !unit) return true;
    const wanted = inBase(amount, unit);
    return all.some(
      (each) => isSameUnit(each.unit, wanted.unit) && Math.abs(each.amount - wanted.amount) <= wanted.amount * NEAR,
    );
  });
}

function inBase(amount: string, unit: string): { unit: string; amount: number } {
  const base = IN_BASE[unit];
  return { unit: base?.unit ?? unit, amount: Number(amount) * (base?.times ?? 1) };
}
