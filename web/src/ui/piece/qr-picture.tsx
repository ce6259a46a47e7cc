import { encode } from 'uqr';

/** Three modules of quiet around it, as scanners want. */
const QUIET = 3;

/** A QR of an address as one path; `label` is spoken. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
