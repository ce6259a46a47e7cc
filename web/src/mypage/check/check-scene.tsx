import { Check, House } from 'lucide-react';
import { Mascot } from '../../ui/mascot/mascot';
import type { MascotMood } from '../../ui/mascot/mascot-look';
import * as css from './check-scene.css';

type Kind = 'ready' | 'away' | 'done';

const MOODS: Record<Kind, MascotMood> = { ready: 'greeting', away: 'sorry', done: 'happy' };

/** A neighbourhood that is no real one, with the circle in which one is at home. Decoration: the words stand below. */
export function CheckScene({ kind, place }: { kind: Kind; place: string | null }) {
  const isAway = kind === 'away';
  return (
    <div className={css.scene} aria-hidden>
      <svg viewBox="0 0 358 352" preserveAspectRatio="xMidYMid slice" className={css.town} role="presentation">
        <Town />
        {isAway ? <Away place={place} /> : <circle cx={179} cy={182} r={122} className={css.around} />}
        {!isAway && <circle cx={179} cy={182} r={93} className={css.light} />}
      </svg>
      <div className={isAway ? css.outside : css.inside}>
        <Mascot color="mint" mood={MOODS[kind]} size={isAway ? 124 : 165} />
        {kind === 'done' && (
          <span className={css.tick}>
            <Check size={24} strokeWidth={3} />
          </span>
        )}
      </div>
    </div>
  );
}

function Away({ place }: { place: string | null }) {
  return (
    <>
      <circle cx={124} cy={182} r={108} className={css.around} />
      <path d="M158 174C194 136 212 142 238 176" className={css.way} />
      <circle cx={124} cy={182} r={27} className={css.ring} />
      <circle cx={124} cy={182} r={23} className={css.home} />
      <House x={112} y={170} size={24} className={css.house} />
      {place && (
        <text x={124} y={234} textAnchor="middle" className={css.name}>
          {place}
        </text>
      )}
    </>
  );
}

/** Blocks between streets that run aslant, a park and its pond, two lines of the metro. */
function Town() {
  return (
    <>
      <rect width={358} height={352} className={css.land} />
      <g transform="rotate(-15 179 176)">
        {BLOCKS.map(([x, y, width, height, tint]) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={width} height={height} rx={12} className={css.block[tint]} />
            <rect x={x + 10} y={y + 10} width={18} height={26} rx={5} className={css.building} />
            <rect x={x + 33} y={y + 26} width={16} height={26} rx={5} className={css.building} />
          </g>
        ))}
      </g>
      <path d="M86-10C104 96 108 186 130 362M250-10C262 120 274 250 296 362" className={css.casing} />
      <path d="M86-10C104 96 108 186 130 362M250-10C262 120 274 250 296 362" className={css.street} />
      <path d="M-10 176L368 62M-10 336L368 232" className={css.lane} />
      <path d="M-10 64L368-30" className={css.green} />
      <path d="M92-10C100 120 88 170 116 260L134 362" className={css.gold} />
      <circle cx={6} cy={300} r={96} className={css.park} />
      <ellipse cx={14} cy={314} rx={26} ry={17} className={css.pond} />
      {TREES.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={7} className={css.tree} />
      ))}
    </>
  );
}

const TREES = [
  [7, 224],
  [42, 222],
  [72, 254],
  [32, 268],
  [80, 300],
  [54, 346],
] as const;

type Tint = keyof typeof css.block;
const TINTS: readonly Tint[] = ['a', 'b', 'c', 'd', 'e', 'f'];

const BLOCKS = [-60, 12, 84, 156, 228, 300, 372].flatMap((y, row) =>
  [-70, -2, 66, 134, 202, 270, 338, 406].map((x, column): [number, number, number, number, Tint] => [
    x + (row % 2) * 14,
    y,
    58,
    62,
    TINTS[(row * 5 + column * 2) % TINTS.length]!,
  ]),
);
