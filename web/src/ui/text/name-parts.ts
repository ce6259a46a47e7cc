/** A name and what follows it: how much of it there is. Lack of room may cut the first, never the second. */
export type NameParts = { name: string; amount: string };

const ENDING = '공구합니다.';

/** `제주 감귤 10kg 공구합니다.` → `제주 감귤`, `10kg 공구합니다.` */
export function titleParts(title: string, quantity: string): NameParts {
  const amount = `${quantity} ${ENDING}`;
  return title.endsWith(` ${amount}`)
    ? { name: title.slice(0, -amount.length - 1), amount }
    : { name: title, amount: '' };
}

/** `불고기용 앞다리살 500g 12팩` → `불고기용 앞다리살`, `500g 12팩`: the last words with a figure in them. */
export function productNameParts(name: string): NameParts {
  const words = name.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !/\d/.test(word));
  if (last === words.length - 1 || last < 0) return { name, amount: '' };
  return { name: words.slice(0, last + 1).join(' '), amount: words.slice(last + 1).join(' ') };
}
