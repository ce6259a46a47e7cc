import { MascotDrawing } from '../../ui/mascot/mascot-drawing';
import type { MascotColor, MascotMood } from '../../ui/mascot/mascot-look';
import { hues, ink } from '../../ui/mascot/mascot-paint';
import * as css from './open-seat-card.css';

const CLOUD = 'M28 36h44a10 10 0 0 0 0-20h-4a14 14 0 0 0-27-2 11 11 0 0 0-13 22z';
const MOODS: MascotMood[] = ['happy', 'greeting', 'calm', 'greeting', 'calm'];
/** Where the mascots stand, left of the seat, and where the thread ends in it. */
const MEADOW = { left: 10, right: 240, feet: 110 };
const KNOT = 256;

/** The members on one thread, whose end waits in the free seat. Decoration: the words beside it say it. */
export function SeatScene({ colors }: { colors: readonly MascotColor[] }) {
  const places = placesOf(colors.length);
  return (
    <svg viewBox="0 0 326 132" className={css.scene} aria-hidden="true">
      <g className={css.cloud}>
        <path d={CLOUD} transform="translate(96 4) scale(.62)" />
        <path d={CLOUD} transform="translate(-2 12) scale(.5)" />
      </g>
      <path d="M0 104 Q 90 90 170 96 T 326 94 V132 H0Z" className={css.hill} />
      <path d="M0 112 Q 100 102 190 108 T 326 106 V132 H0Z" className={css.meadow} />
      <ellipse cx={270} cy={111} rx={25} ry={4.5} fill={ink} opacity={0.12} />
      <circle cx={270} cy={70} r={29} className={css.seat} />
      <path d="M270 60v20M260 70h20" className={css.plus} />
      <path
        d={threadFrom(places.x(0) + places.size / 2)}
        className={css.thread}
        stroke={hues[colors[0] ?? 'pink'].line}
      />
      {colors.map((color, nth) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row
          key={nth}
          x={places.x(nth)}
          y={MEADOW.feet - places.size}
          width={places.size}
          height={places.size}
          viewBox="0 0 200 200"
          aria-hidden="true"
        >
          <MascotDrawing color={color} mood={MOODS[nth]!} />
        </svg>
      ))}
    </svg>
  );
}

/** Side by side, smaller the more there are; arms may overlap. */
function placesOf(count: number): { size: number; x: (nth: number) => number } {
  const room = MEADOW.right - MEADOW.left;
  const size = Math.min(86, room / (0.86 * (count - 1) + 1));
  const step = 0.86 * size;
  const start = MEADOW.left + (room - step * (count - 1) - size) / 2;
  return { size, x: (nth) => start + step * nth };
}

function threadFrom(start: number): string {
  const at = (part: number, y: number) => `${(start + part * (KNOT - start)).toFixed(1)} ${y}`;
  const way = `C ${at(-0.03, 122)} ${at(0.11, 126)} ${at(0.24, 119)} S ${at(0.49, 112)} ${at(0.62, 120)} S ${at(0.88, 126)}`;
  return `M${start} 96 ${way} ${KNOT} 98 C 262 91 272 94 268 101 C 265 106 258 103 261 97`;
}
