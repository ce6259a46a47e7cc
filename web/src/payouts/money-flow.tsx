import type { BoardStatement } from '@mungchi/contract';
import { CornerUpLeft } from 'lucide-react';
import { Mascot } from '../ui/mascot/mascot';
import type { MascotColor } from '../ui/mascot/mascot-look';
import { Avatar, defaultColor } from '../ui/piece/avatar';
import * as css from './money-flow.css';
import { strandsOf } from './strands';

const WIDTH = 326;
const SHOWN = 5;
const ROW = 40;

const HUES: Record<MascotColor, string> = {
  pink: '#ffd3df',
  blue: '#cfe4ff',
  yellow: '#ffe7a3',
  mint: '#c4f1e2',
  purple: '#cfc8ff',
};

/** Yarn from every payer through 뭉치 to the leader and back, as wide as the money. Said in words below. */
export function MoneyFlow({ of }: { of: BoardStatement }) {
  const payers = of.payers.slice(0, SHOWN);
  const height = Math.max(200, payers.length * ROW);
  const top = (height - payers.length * ROW) / 2;
  const ins = payers.map(({ profileUrl, amount }, nth) => ({
    y: top + nth * ROW + ROW / 2,
    amount,
    color: HUES[defaultColor(profileUrl) ?? 'pink'],
  }));
  const outs = [
    ...(of.handedOver > 0
      ? [{ y: of.back > 0 ? height * 0.29 : height / 2, amount: of.handedOver, color: '#cfc8ff' }]
      : []),
    ...(of.back > 0 ? [{ y: of.handedOver > 0 ? height * 0.79 : height / 2, amount: of.back, color: '#a5dcc6' }] : []),
  ];
  const more = of.payers.length - payers.length;
  return (
    <div className={css.scene} style={{ height }} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" className={css.strands}>
        <title>돈의 흐름</title>
        {strandsOf(ins, { height, from: 30, to: 124, inward: true }).map(({ path, width, color }) => (
          <path key={path} d={path} fill="none" stroke={color} strokeWidth={width} />
        ))}
        {strandsOf(outs, { height, from: 184, to: 274, inward: false }).map(({ path, width, color }) => (
          <path key={path} d={path} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" />
        ))}
      </svg>
      {payers.map(({ profileUrl }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a payer is the place in the row; two who left have one name
        <span key={nth} className={css.payer} style={{ top: top + nth * ROW + 3 }}>
          <Avatar profileUrl={profileUrl} size={34} />
        </span>
      ))}
      {more > 0 && <span className={css.more}>외 {more}명</span>}
      <span className={css.keeper}>
        <Mascot color="purple" cap size={72} />
      </span>
      {of.handedOver > 0 && (
        <span className={css.leader} style={{ top: outs[0]!.y - 28 }}>
          <Mascot avatar color="mint" size={56} />
          <span className={css.tag}>리더</span>
        </span>
      )}
      {of.back > 0 && (
        <span className={css.back} style={{ top: outs.at(-1)!.y - 20 }}>
          <CornerUpLeft size={22} strokeWidth={2.4} />
        </span>
      )}
    </div>
  );
}
