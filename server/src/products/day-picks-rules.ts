/**
 * A daily selection: every item is hashed with the date, and the smallest hashes win. Adding an item displaces at most one
 * other.
 */
export function picksOfTheDay<Item extends { id: number }>(items: readonly Item[], day: string, count: number): Item[] {
  return items
    .map((item) => ({ item, order: scatter(`${day} ${item.id}`) }))
    .sort((a, b) => a.order - b.order || a.item.id - b.item.id)
    .slice(0, count)
    .map(({ item }) => item);
}

/** FNV-1a with a final mix, so that neighbouring ids land far apart. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}
