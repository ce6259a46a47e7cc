/** `stage PAYING → CANCELLED, refund 3000`: what an act changed, in a line. */
export function changeWords(before: object | null, after: object | null): string {
  const was = new Map(Object.entries(before ?? {}));
  const is = Object.entries(after ?? {}).filter(([, value]) => value !== null);
  return is
    .map(([name, value]) =>
      was.has(name) ? `${name} ${words(was.get(name))} → ${words(value)}` : `${name} ${words(value)}`,
    )
    .join(', ');
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
