/** What a wish says of the goods: `쌀 20kg` is 쌀, and 20kg of it. */
export function wishGoods(name: string): { name: string; quantity: string } {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^\d/.test(last)) return { name, quantity: '' };
  return { name: words.slice(0, -1).join(' '), quantity: last };
}
