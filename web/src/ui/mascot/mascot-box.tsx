import { lazyOrnament } from '../feedback/lazy-part';
import type { MascotColor, MascotMood } from './mascot-look';

const MascotBoxDrawing = lazyOrnament(() => import('./mascot-box-drawing').then((at) => at.MascotBoxDrawing));

type Props = {
  size?: number;
  /** A 뭉치 of this colour looks out: sorry, unless nothing is missing yet. */
  peek?: MascotColor;
  mood?: MascotMood | undefined;
  className?: string;
};

export function MascotBox({ size = 160, peek, mood, className }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" className={className} aria-hidden="true">
      <MascotBoxDrawing peek={peek} mood={mood} />
    </svg>
  );
}
