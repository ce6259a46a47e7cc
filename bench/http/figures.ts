/** Per request: processor time of server and database together, and the clock. */
export type Figure = { cpuMs: number; wallMs: number };

export function cpu(figures: Figure[]): number {
  return median(figures.map(({ cpuMs }) => cpuMs));
}

/** Above 1: the first is quicker. In processor time; in brackets by the clock. */
export function speed(a: Figure[], b: Figure[]): string {
  return `${(cpu(b) / cpu(a)).toFixed(2)} (${(wall(b) / wall(a)).toFixed(2)})`;
}

function wall(figures: Figure[]): number {
  return median(figures.map(({ wallMs }) => wallMs));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
