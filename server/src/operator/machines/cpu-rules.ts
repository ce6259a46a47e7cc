/** Processor time used so far, and when that was. */
export type CpuSample = { usedMicros: number; atMs: number };

/** Between the two, in percent of one core: more than a hundred where threads work beside each other. */
export function cpuPercent(was: CpuSample, is: CpuSample): number | null {
  const passedMicros = (is.atMs - was.atMs) * 1000;
  return passedMicros > 0 ? Math.round((100 * (is.usedMicros - was.usedMicros)) / passedMicros) : null;
}
