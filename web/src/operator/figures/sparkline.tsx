import { useId } from 'react';
import * as css from './charts.css';

/** Days or hours, a dot at the end. */
export function Sparkline({
  values,
  width = 76,
  height = 20,
  isWarm = false,
}: {
  values: readonly number[];
  width?: number;
  height?: number;
  isWarm?: boolean;
}) {
  const top = Math.max(1, ...values);
  const at = (value: number, index: number) =>
    [(index / Math.max(1, values.length - 1)) * (width - 6) + 3, height - 3 - (value / top) * (height - 6)] as const;
  const points = values.map(at);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg width={width} height={height} aria-hidden="true">
      <polyline
        className={isWarm ? css.warmLine : css.line}
        points={points.map((point) => point.join(',')).join(' ')}
      />
      <circle className={isWarm ? css.sanction : css.brand} cx={x} cy={y} r={2.6} />
    </svg>
  );
}

/** How long the oldest has waited, on a scale of sixty hours with a tick at a day. */
export function AgeBar({ hours, width = 120 }: { hours: number; width?: number }) {
  // One that is hidden elsewhere on the page would draw nothing.
  const id = useId();
  const at = (value: number) => (Math.min(60, value) / 60) * width;
  return (
    <svg width={width} height={16} aria-hidden="true">
      <Hatch id={id} lines={css.redLine} ground={css.redGround} />
      <rect className={css.rail} x={0} y={5} width={width} height={6} rx={3} />
      <rect className={css.brand} x={0} y={5} width={at(Math.min(hours, 24))} height={6} rx={3} />
      {hours > 24 && <rect fill={`url(#${id})`} x={at(24)} y={5} width={at(hours) - at(24)} height={6} rx={2} />}
      <line className={css.ink} x1={at(24)} x2={at(24)} y1={1} y2={15} />
    </svg>
  );
}

export function Hatch({
  id,
  lines = css.hatchLine,
  ground = css.hatchGround,
}: {
  id: string;
  lines?: string;
  ground?: string;
}) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={ground} width="5" height="5" />
        <line className={lines} x1="0" x2="0" y1="0" y2="5" />
      </pattern>
    </defs>
  );
}
