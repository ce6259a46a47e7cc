/** One generation of a key that all nodes share. */
export type KeyGeneration = { generation: number; value: string; signsFrom: Date };

/** The newest generation whose time has come; with none of them, the oldest. */
export function signingKey(generations: readonly KeyGeneration[], now: Date): string {
  const newestFirst = generations.toSorted((a, b) => b.generation - a.generation);
  return (newestFirst.find(({ signsFrom }) => signsFrom <= now) ?? newestFirst.at(-1)!).value;
}

/** Every key whose work is still accepted, newest first: one that signs only later is in use on a node whose clock is ahead. */
export function acceptedKeys(generations: readonly KeyGeneration[]): string[] {
  return generations.toSorted((a, b) => b.generation - a.generation).map(({ value }) => value);
}
