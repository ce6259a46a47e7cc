import { cardPicture } from '../foundation/tokens.css';
import * as css from './skeleton.css';

type BlockProps = { width?: number | string; height?: number | string; radius?: number; ratio?: string };

/** One grey block of a skeleton. */
export function Block({ width = '100%', height = 16, radius, ratio }: BlockProps) {
  return (
    <span
      className={css.block}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}

/** Skeleton of board cards. */
export function CardSkeletons({ count = 4 }: { count?: number }) {
  return (
    <div className={css.list} aria-hidden>
      {shapes(count).map((shape) => (
        <div key={shape} className={css.card}>
          <Block width={cardPicture} height={cardPicture} radius={12} />
          <div className={css.lines}>
            <Block width={90} height={24} radius={12} />
            <Block width="85%" height={20} />
            <Block width="45%" height={22} />
            <Block width={110} height={22} radius={11} />
            <Block width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Skeleton of products in two columns. */
export function TileSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className={css.grid} aria-hidden>
      {shapes(count).map((shape) => (
        <div key={shape} className={css.tile}>
          <Block ratio="1" radius={16} />
          <Block width="90%" height={18} />
          <Block width="50%" height={20} />
          <Block width="80%" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of rows with a round picture: chats, people. */
export function RowSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden>
      {shapes(count).map((shape) => (
        <div key={shape} className={css.row}>
          <Block width={52} height={52} radius={26} />
          <div className={css.lines}>
            <Block width="55%" height={18} />
            <Block width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}

function shapes(count: number): number[] {
  return Array.from({ length: count }, (_, shape) => shape);
}
