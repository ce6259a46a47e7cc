import { lazyOrnament } from '../feedback/lazy-part';
import type { MascotColor } from './mascot-look';

const MascotBoxDrawing = lazyOrnament(() => import('./mascot-box-drawing').then((at) => at.MascotBoxDrawing));

type Props = {
  size?: number;
  /** A sorry 뭉치 of this colour looks out. */
  peek?: MascotColor;
  className?: string;
};

export function MascotBox({ size = 160, peek, className }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" className={className} aria-hidden="true">
      <MascotBoxDrawing peek={peek} />
    </svg>
  );
}
