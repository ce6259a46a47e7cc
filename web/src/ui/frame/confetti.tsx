const CURL = 'M0 0 C 6 -10 18 -8 16 2 C 14 10 4 8 7 0 C 10 -7 22 -8 30 -2';
const STAR = 'M0 -10 Q 1.8 -1.8 10 0 Q 1.8 1.8 0 10 Q -1.8 1.8 -10 0 Q -1.8 -1.8 0 -10Z';
const curls = [
  [46, 96, -18, '#f57fa4', 1],
  [306, 70, 24, '#5e9ff4', 1],
  [18, 168, 30, '#48c8a9', 0.9],
  [346, 160, -28, '#f8b931', 0.95],
  [96, 36, 12, '#9788f7', 0.85],
] as const;
const dots = [
  [152, 44, 5, '#8cc0ff'],
  [270, 34, 4.5, '#ffa3bf'],
  [362, 116, 5.5, '#7adfc5'],
  [74, 142, 4.5, '#ffd45f'],
  [26, 312, 4.5, '#9788f7'],
  [364, 318, 5, '#ffa3bf'],
  [40, 344, 3.5, '#8cc0ff'],
] as const;

/** Curls of yarn and dots in the four hues: few, still, and none behind words. */
export function Confetti({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 390 360" className={className} aria-hidden="true">
      {curls.map(([x, y, turn, hue, scale]) => (
        <path
          key={hue}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
          d={CURL}
          fill="none"
          stroke={hue}
          strokeWidth={4.6}
          strokeLinecap="round"
        />
      ))}
      {dots.map(([x, y, r, hue]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill={hue} />
      ))}
      <path transform="translate(214 44) scale(.9)" d={STAR} fill="#ffc83d" />
    </svg>
  );
}
