import { useId } from 'react';
import { MascotDrawing } from './mascot-drawing';
import type { MascotColor, MascotMood } from './mascot-look';
import { ink } from './mascot-paint';

type Props = { peek?: MascotColor | undefined; mood?: MascotMood | undefined };

/** Inside an `<svg viewBox="0 0 200 200">`. */
export function MascotBoxDrawing({ peek, mood = 'sorry' }: Props) {
  const id = useId();
  return (
    <>
      <defs>
        <linearGradient id={`${id}front`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8f80f4" />
          <stop offset="1" stopColor="#6b5adf" />
        </linearGradient>
        <linearGradient id={`${id}side`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#6353d8" />
          <stop offset="1" stopColor="#4e3fc2" />
        </linearGradient>
        <linearGradient id={`${id}inside`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#33277f" />
          <stop offset="1" stopColor="#4a3cb4" />
        </linearGradient>
      </defs>
      <ellipse cx={100} cy={184} rx={74} ry={9} fill={ink} opacity={0.1} />
      <path d="M40 92 L 100 70 L 160 92 L 100 116Z" fill={`url(#${id}inside)`} />
      {peek && (
        <svg x={52} y={30} width={96} height={96} viewBox="0 0 200 200" aria-hidden="true">
          <MascotDrawing color={peek} mood={mood} ground={false} />
        </svg>
      )}
      <path d="M40 92 L 100 116 L 100 182 L 48 160 Q 40 156 40 148Z" fill={`url(#${id}front)`} />
      <path d="M160 92 L 100 116 L 100 182 L 152 160 Q 160 156 160 148Z" fill={`url(#${id}side)`} />
      <path d="M40 92 L 100 116 L 82 136 Q 79 139 75 137 L 20 113 Q 15 110 19 107Z" fill="#b4a9ff" />
      <path d="M160 92 L 100 116 L 118 136 Q 121 139 125 137 L 180 113 Q 185 110 181 107Z" fill="#9586f6" />
      {!peek && <BackFlaps />}
      <path
        d="M12 6 C 9 -1 -1 0 0 8 C 1 14 8 17 12 21 C 16 17 23 14 24 8 C 25 0 15 -1 12 6Z"
        transform="translate(58 146) skewY(21) scale(.8) translate(2 -4)"
        fill="#fff"
        opacity={0.9}
      />
    </>
  );
}

function BackFlaps() {
  return (
    <>
      <path d="M40 92 L 100 70 L 84 52 Q 81 49 77 50.5 L 24 71 Q 19 73 23 77Z" fill="#a497fb" />
      <path d="M160 92 L 100 70 L 116 52 Q 119 49 123 50.5 L 176 71 Q 181 73 177 77Z" fill="#8273ec" />
    </>
  );
}
