import { useId } from 'react';
import * as css from './envelopes.css';

/** Two letters that nobody has opened, sealed with a ball of yarn. */
export function Envelopes() {
  return (
    <span className={css.pair} aria-hidden>
      <Envelope className={css.behind} />
      <Envelope className={css.front} sealed />
    </span>
  );
}

function Envelope({ className, sealed = false }: { className: string; sealed?: boolean }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 80" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}p`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#eceaff" />
        </linearGradient>
        <radialGradient id={`${id}y`} cx=".36" cy=".28" r=".82">
          <stop offset="0" stopColor="#ffc2d4" />
          <stop offset=".5" stopColor="#ff8fb0" />
          <stop offset="1" stopColor="#ee6b95" />
        </radialGradient>
      </defs>
      <ellipse cx="50" cy="76" rx="42" ry="3.5" fill="#2b2344" opacity=".12" />
      <g stroke="#c9c2fb" strokeWidth="2" strokeLinejoin="round">
        <rect x="4" y="12" width="92" height="60" rx="10" fill={`url(#${id}p)`} />
        <path d="M7 66 40 42M93 66 60 42" fill="none" strokeLinecap="round" />
        <path d="M6 18q2-6 8-6h72q6 0 8 6L56 45q-6 4-12 0z" fill="#f6f4ff" />
      </g>
      {sealed && (
        <g fill="none" stroke="#d2517e" strokeLinecap="round" strokeWidth="2">
          <circle cx="50" cy="45" r="13" fill={`url(#${id}y)`} stroke="none" />
          <path d="M38.5 42c5.500-6 15.500-8 22.500-3M38 47c7-7 18-8 24.500-3M42 54c6 3 14 1 19-4" opacity=".7" />
          <path d="M62 44c10-4 14 4 8 6c-4 1-4-4 0-4" />
        </g>
      )}
    </svg>
  );
}
