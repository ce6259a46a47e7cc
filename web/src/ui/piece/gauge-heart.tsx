import { useId } from 'react';

export type GaugeRole = 'leader' | 'follower';
export type GaugeLevel = 1 | 2 | 3 | 4;

/** Up to 25, 26–50, 51–75, 76–100 of the floored percent. */
export function gaugeLevel(percent: number): GaugeLevel {
  const whole = Math.floor(percent);
  if (whole <= 25) return 1;
  if (whole <= 50) return 2;
  return whole <= 75 ? 3 : 4;
}

const surface: Record<GaugeLevel, number> = { 1: 31, 2: 24, 3: 16.5, 4: 7 };
const liquid: Record<GaugeRole, { top: string; bottom: string; empty: string }> = {
  leader: { top: '#ff9c8f', bottom: '#f4574a', empty: '#ffe7e3' },
  follower: { top: '#86b6ff', bottom: '#3b78ee', empty: '#e1edff' },
};
const heart =
  'M24 42 C 10 31 4 24 4 16 C 4 9.5 9 5 14.8 5 C 18.8 5 22 7 24 10.5 C 26 7 29.2 5 33.2 5 C 39 5 44 9.5 44 16 C 44 24 38 31 24 42Z';

/** A heart filled with liquid, two waves on top. */
export function GaugeHeart({ percent, of, size }: { percent: number; of: GaugeRole; size: number }) {
  const id = useId();
  const level = gaugeLevel(percent);
  const y = surface[level];
  const { top, bottom, empty } = liquid[of];
  const wave = (rise: number, rest: number) =>
    `M0 ${y + 3} Q 6 ${y + rise} 12 ${y + rest} T 24 ${y + rest} T 36 ${y + rest} T 48 ${y + rest} V48 H0Z`;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" data-level={level}>
      <defs>
        <clipPath id={`${id}heart`}>
          <path d={heart} />
        </clipPath>
        <linearGradient id={`${id}liquid`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <path d={heart} fill={empty} />
      <g clipPath={`url(#${id}heart)`}>
        <path d={wave(-2.5, 1)} fill={top} opacity={0.55} />
        <path d={wave(7, 3.5)} fill={`url(#${id}liquid)`} />
      </g>
      <path d={heart} fill="none" stroke={bottom} strokeWidth={2.6} strokeLinejoin="round" />
      <path
        d="M10.5 15 Q 11 11 15 10.3"
        fill="none"
        stroke="#fff"
        strokeWidth={2.6}
        strokeLinecap="round"
        opacity={0.95}
      />
      {level === 4 && (
        <g fill="#fff" opacity={0.65}>
          <circle cx={31} cy={22} r={1.7} />
          <circle cx={26} cy={29} r={1.2} />
        </g>
      )}
    </svg>
  );
}
