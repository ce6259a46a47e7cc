/** Per request: processor time of server and database together, and the clock. */
export type Figure = { cpuMs: number; wallMs: number };

export function cpu(figures: Figure[]): number {
  return median(figures.map(({ cpuMs }) => cpuMs));
}

/** Above 1: the first is quicker. In processor time; in brackets by the clock. */
export function speed(a: Figure[], b: Figure[]): string {
  return `${(cpu(b) / cpu(a)).toFixed(2)} (${(wall(b) / wall(a)).toFixed(2)})`;
}

/** Processor time of the first by that of the second, round by round: the middle one, and in brackets the middle half. Below 1: the first takes less. */
export function ratios(a: Figure[], b: Figure[]): string {
  const each = a.map(({ cpuMs }, round) => cpuMs / b[round]!.cpuMs).toSorted((one, other) => one - other);
  const at = (part: number) => each[Math.floor((each.length - 1) * part)]!.toFixed(3);
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

function wall(figures: Figure[]): number {
  return median(figures.map(({ wallMs }) => wallMs));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
