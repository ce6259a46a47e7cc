type End = { y: number; amount: number; color: string };
type Span = { height: number; from: number; to: number; inward: boolean };
export type Strand = { path: string; width: number; color: string };

const THICK = 76;
const THIN = 9;

/** Curves between the middle of each end and a stack in the middle of the height; widths are the amounts, at least nine. */
export function strandsOf(ends: readonly End[], { height, from, to, inward }: Span): Strand[] {
  const sum = ends.reduce((total, { amount }) => total + amount, 0);
  const widths = ends.map(({ amount }) => Math.max(THIN, (THICK * amount) / sum));
  let at = (height - widths.reduce((total, width) => total + width, 0)) / 2;
  const middle = (from + to) / 2;
  return ends.map(({ y, color }, nth) => {
    const width = widths[nth]!;
    const stack = at + width / 2;
    at += width;
    const [start, end] = inward ? [y, stack] : [stack, y];
    return { path: `M${from} ${start} C${middle} ${start} ${middle} ${end} ${to} ${end}`, width, color };
  });
}
