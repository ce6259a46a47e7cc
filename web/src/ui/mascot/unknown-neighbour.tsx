import { useId } from 'react';
import { MascotGround } from './mascot-body';
import { center, type Hue } from './mascot-paint';

/** A neighbour who is only a number: 뭉치 from behind, without a face. The same in the dark. */
const lilac: Pick<Hue, 'light' | 'base' | 'deep' | 'line' | 'limb'> = {
  light: '#f1eeff',
  base: '#d6cffa',
  deep: '#b8adee',
  line: '#8b7fd2',
  limb: '#c4baf3',
};

const CURL = 'M104 46 C 100 24 116 8 132 13 C 148 18 146 38 131 37 C 122 36 121 26 129 24';
const GLINT = 'M52 84 C 60 73 70 66 82 61';

/** Without limbs below 40 px. */
const WHOLE = {
  radius: 66,
  strand: 4.6,
  curl: 7,
  bands: [84, 98, 112, 126],
  above: [34, 48, 62, 76],
  below: [36, 50, 64, 78, 92],
};
const FLAT = { radius: 76, strand: 7.5, curl: 10, bands: [92, 114, 136], above: [44, 68], below: [44, 68, 92] };

const across = (y: number): string => `M10 ${y + 22} C 60 ${y - 16} 140 ${y - 30} 196 ${y - 12}`;

export function UnknownNeighbour({ size, flat = false }: { size: number; flat?: boolean }) {
  const id = useId();
  const { radius, strand, curl, bands, above, below } = flat ? FLAT : WHOLE;
  const lines = { fill: 'none', stroke: lilac.line, strokeWidth: strand, strokeLinecap: 'round' } as const;
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}ball`} cx=".36" cy=".28" r=".82">
          <stop offset="0" stopColor={lilac.light} />
          <stop offset=".5" stopColor={lilac.base} />
          <stop offset="1" stopColor={lilac.deep} />
        </radialGradient>
        <clipPath id={`${id}clip`}>
          <circle cx={center.x} cy={center.y} r={radius} />
        </clipPath>
        <clipPath id={`${id}up`}>
          <path d={`${across(bands[0]! - 13)} V-20 H-20Z`} />
        </clipPath>
        <clipPath id={`${id}down`}>
          <path d={`${across(bands.at(-1)! + 13)} V240 H-20Z`} />
        </clipPath>
      </defs>
      {!flat && <MascotGround />}
      <path d={CURL} {...lines} strokeWidth={curl} />
      {!flat && (
        <>
          <path d="M44 128 L 33 136 M156 128 L 167 136" stroke={lilac.limb} strokeWidth={26} strokeLinecap="round" />
          <g fill={lilac.limb}>
            <ellipse cx={75} cy={172} rx={19} ry={13} />
            <ellipse cx={125} cy={172} rx={19} ry={13} />
          </g>
        </>
      )}
      <circle cx={center.x} cy={center.y} r={radius} fill={`url(#${id}ball)`} />
      <g clipPath={`url(#${id}clip)`}>
        {bands.map((y, nth) => (
          <path key={y} d={across(y)} {...lines} opacity={nth % 2 ? 0.42 : 0.66} />
        ))}
        <g clipPath={`url(#${id}up)`}>
          {above.map((r) => (
            <circle key={r} cx={150} cy={96} r={r} {...lines} opacity={0.5} />
          ))}
        </g>
        <g clipPath={`url(#${id}down)`}>
          {below.map((r) => (
            <circle key={r} cx={52} cy={132} r={r} {...lines} opacity={0.5} />
          ))}
        </g>
        <path d={GLINT} fill="none" stroke="#fff" strokeWidth={6} strokeLinecap="round" opacity={0.85} />
      </g>
    </svg>
  );
}
