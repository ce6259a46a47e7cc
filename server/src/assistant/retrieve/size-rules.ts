/** `30롤 이상` as the session remembers it, beside sizes without a bound (`500ml`). */
const BOUND = /^(\d+(?:\.\d+)?)(\D+?)(이상|이하)$/;
const TOLD = /(\d+(?:\.\d+)?)(kg|g|ml|l|[가-힣]+)/g;
const IN_BASE: Record<string, { unit: string; times: number }> = {
  kg: { unit: 'g', times: 1000 },
  l: { unit: 'ml', times: 1000 },
  입: { unit: '개', times: 1 },
};

/** Whether what a name tells keeps every bound; a name that tells nothing in that unit keeps none. */
export function keepsSizes(name: string, sizes: readonly string[]): boolean {
  const told = Array.from(name.toLowerCase().matchAll(TOLD), ([, amount, unit]) => inBase(amount!, unit!));
  return sizes.every((size) => {
    const [, amount, unit, bound] = BOUND.exec(size) ?? [];
    if (!amount || !unit) return true;
    const limit = inBase(amount, unit);
    return told.some(
      (each) =>
        each.unit === limit.unit && (bound === '이상' ? each.amount >= limit.amount : each.amount <= limit.amount),
    );
  });
}

function inBase(amount: string, unit: string): { unit: string; amount: number } {
  const base = IN_BASE[unit];
  return { unit: base?.unit ?? unit, amount: Number(amount) * (base?.times ?? 1) };
}
