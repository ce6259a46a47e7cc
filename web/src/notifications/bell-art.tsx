/** A bell that rings. */
export function BellArt({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 72 72" aria-hidden>
      <defs>
        <linearGradient id="bell-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe28a" />
          <stop offset="1" stopColor="#f6ad1e" />
        </linearGradient>
      </defs>
      <g transform="rotate(12 36 36)">
        <circle cx="36" cy="57" r="6.5" fill="#d98a06" />
        <path
          d="M36 10C22 10 17 22 17 33C17 44 13 47 10 51Q9 55 14 55H58Q63 55 62 51C59 47 55 44 55 33C55 22 50 10 36 10Z"
          fill="url(#bell-gold)"
        />
        <circle cx="36" cy="9" r="4.5" fill="#f2a51a" />
        <path
          d="M24 30C24 22 28 17 34 16"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
          opacity=".8"
        />
      </g>
      <g stroke="#f2a51a" strokeWidth="3.4" strokeLinecap="round" fill="none">
        <path d="M61 15Q67 22 67 31" />
        <path d="M8 20Q4 27 5 34" />
      </g>
    </svg>
  );
}
