/** Of one call. The database's counters are left out where they mean nothing. */
export type Figure = {
  perSecond: number;
  serverUs: number;
  databaseUs: number;
  transactions?: number;
  pages?: number;
  bytes?: number;
};
type Pair = Record<'before' | 'now', Figure[]>;

/** Markdown. Speed: calls for the same processor time, now ÷ before. */
export function report(release: string, figures: ReadonlyMap<string, Pair>): string {
  const rows = [...figures].map(([name, pair]) => report.line(name, pair));
  return `
Since ${release}: median of ${[...figures.values()][0]?.now.length} rounds (smallest to largest), before → now a call.

| call | speed, now ÷ before | µs server | µs database | transactions | pages | bytes | calls/s by the clock |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}`;
}

report.line = (name: string, { before, now }: Pair): string => {
  const work = ({ serverUs, databaseUs }: Figure) => serverUs + databaseUs;
  const each = now.map((figure, round) => work(before[round]!) / work(figure)).toSorted((a, b) => a - b);
  const change = (key: keyof Figure, digits = 0) => {
    const of = (figures: Figure[]) => median(figures.flatMap((figure) => figure[key] ?? []));
    return of(now) === undefined ? '' : `${of(before)?.toFixed(digits)} → ${of(now)?.toFixed(digits)}`;
  };
  const speed = `${median(each)?.toFixed(2)} (${each[0]!.toFixed(2)}–${each.at(-1)!.toFixed(2)})`;
  const small = (median(now.map(work)) ?? 0) < 100 ? 1 : 0;
  return `| ${[
    name,
    speed,
    change('serverUs', small),
    change('databaseUs', small),
    change('transactions', 1),
    change('pages'),
    change('bytes'),
    change('perSecond'),
  ].join(' | ')} |`;
};

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
