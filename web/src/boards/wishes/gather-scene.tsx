import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { meQuery } from '../../api/me';
import { readToken } from '../../api/session/token';
import { Mascot } from '../../ui/mascot/mascot';
import { MascotBox } from '../../ui/mascot/mascot-box';
import type { MascotMood } from '../../ui/mascot/mascot-look';
import { UnknownNeighbour } from '../../ui/mascot/unknown-neighbour';
import { defaultColor } from '../../ui/piece/avatar';
import type { PictureSeat } from './gather-rules';
import * as css from './gather-scene.css';

type Props = { places: readonly PictureSeat[]; mood?: MascotMood; wide?: boolean };

/** 92 is the size of a ball that the rest is drawn beside. On a page they stand closer, clear of its edges. */
const SMALL = { w: 358, h: 138, size: 92, gap: 104, foot: 30 };
const WIDE = { w: 390, h: 270, size: 116, gap: 116, foot: 78 };
const THREAD = '#e0638c';

/** One thread through everybody who looks for it, its end in the last free seat. Decoration: the words beside it say the number. */
export function GatherScene({ places, mood = 'greeting', wide = false }: Props) {
  const { w, h, size, gap, foot } = wide ? WIDE : SMALL;
  const scale = size / 92;
  const ground = h - foot;
  const at = (nth: number): number => w / 2 + (nth - 1) * gap;
  const isFree = (place: PictureSeat | undefined): boolean => place === 'free' || place === 'you' || place === 'gone';
  const order = places.map((place, nth) => ({ place, nth }));
  const free = order.filter(({ place }) => isFree(place));
  const last = places.length - 1;
  const seat = ({ place, nth }: (typeof order)[number]) => (
    <Seat key={nth} place={place} x={at(nth)} y={ground - 26 * scale} scale={scale} />
  );
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMax meet"
      className={wide ? css.wide : css.scene}
      aria-hidden="true"
    >
      <Cloud x={w * 0.05} y={h * 0.1} scale={0.5 * scale} />
      <Cloud x={w * 0.81} y={h * 0.17} scale={0.42 * scale} />
      <Hills w={w} h={h} ground={ground} />
      {free.filter(({ nth }) => nth === last).map(seat)}
      {!places.includes('gone') && (
        <path
          d={threadOf(at, gap, ground, scale, places.map(isFree))}
          fill="none"
          stroke={THREAD}
          strokeWidth={3.8}
          strokeLinecap="round"
        />
      )}
      {free.filter(({ nth }) => nth < last).map(seat)}
      {order
        .filter(({ place }) => !isFree(place))
        .map(({ place, nth }) => (
          <g key={nth} transform={`translate(${at(nth) - size / 2} ${ground - 72 * scale})`}>
            <Standing place={place} mood={mood} size={size} />
          </g>
        ))}
    </svg>
  );
}

/** Below everybody; in the last place, when it is free, it curls. */
function threadOf(at: (nth: number) => number, gap: number, y: number, z: number, free: readonly boolean[]): string {
  const to = (nth: number): number => y + (free[nth] ? (nth < 2 ? -14 : 4) : 8) * z;
  const piece = (nth: number, low: number, high: number): string =>
    `C ${at(nth) + gap * 0.25} ${y + low * z} ${at(nth) + gap * 0.6} ${y + high * z} ${at(nth + 1) - 6} ${to(nth + 1)}`;
  const tail = free[2] ? ' c 6 -9 17 -6 14 2 c -3 6 -11 3 -8 -4' : '';
  return `M${at(0) - 8} ${y + 6 * z} ${piece(0, 26, 30)} ${piece(1, 30, 4)}${tail}`;
}

function Standing({ place, mood, size }: { place: PictureSeat; mood: MascotMood; size: number }) {
  if (place === 'me') return <Me mood={mood} size={size} />;
  if (place === 'unknown') return <UnknownNeighbour size={size} />;
  return (
    <g transform={`translate(${size * -0.12} ${size * -0.24})`}>
      <MascotBox size={size * 1.24} />
      <Goods size={size * 1.24} />
    </g>
  );
}

/** In the colour of one's own picture, where it is one of ours. */
function Me({ mood, size }: { mood: MascotMood; size: number }) {
  const { data: me } = useQuery({ ...meQuery, enabled: readToken() !== null });
  return <Mascot color={defaultColor(me?.profileUrl) ?? 'mint'} mood={mood} size={size} ground />;
}

/** What is in the box, whatever it is: balls of yarn. */
function Goods({ size }: { size: number }) {
  const id = useId();
  const balls = [
    ['#ffd45f', '#dd9a14', 82, 76],
    ['#7adfc5', '#27a486', 120, 77],
    ['#ffa3bf', '#e0638c', 101, 62],
  ] as const;
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d="M0 0 H200 V84 L 160 92 L 100 116 L 40 92 L 0 84Z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>
        {balls.map(([fill, line, x, y]) => (
          <g key={fill} transform={`translate(${x} ${y})`}>
            <circle r={23} fill={fill} />
            <path
              d="M-21 -6 C -10 -16 8 -18 20 -10 M-22 4 C -8 -8 10 -9 22 0 M-18 13 C -6 4 8 3 19 11"
              fill="none"
              stroke={line}
              strokeWidth={3}
              strokeLinecap="round"
              opacity={0.6}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

function Seat({ place, x, y, scale }: { place: PictureSeat; x: number; y: number; scale: number }) {
  const isMine = place === 'you';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy={41} rx={26} ry={4.5} fill="#2b2344" opacity={0.1} />
      <circle r={31} className={css.seat} />
      <circle r={31} className={css.ring} strokeWidth={isMine ? 3 : 2.4} strokeDasharray={isMine ? '7 6' : '6 6'} />
      {isMine && (
        <text y={6} textAnchor="middle" fontSize={19} className={css.said}>
          나도?
        </text>
      )}
      {place === 'free' && <path d="M0 -10v20M-10 0h20" className={css.plus} strokeWidth={3.4} strokeLinecap="round" />}
    </g>
  );
}

function Hills({ w, h, ground }: { w: number; h: number; ground: number }) {
  return (
    <>
      <path
        d={`M${-w} ${ground - 8} H0 Q ${w * 0.27} ${ground - 22} ${w * 0.52} ${ground - 15} T ${w} ${ground - 18} H${w * 2} V${h} H${-w}Z`}
        className={css.far}
      />
      <path
        d={`M${-w} ${ground + 4} H0 Q ${w * 0.3} ${ground - 6} ${w * 0.58} ${ground} T ${w} ${ground - 2} H${w * 2} V${h} H${-w}Z`}
        className={css.close}
      />
    </>
  );
}

function Cloud({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M16 44h66a15 15 0 0 0 2-30 22 22 0 0 0-41-7A18 18 0 0 0 16 14a15 15 0 0 0 0 30z"
      className={css.cloud}
    />
  );
}
