import { lazyOrnament } from '../feedback/lazy-part';
import type { MascotProps } from './mascot-look';

const MascotDrawing = lazyOrnament(() => import('./mascot-drawing').then((at) => at.MascotDrawing));

/** Decoration, hidden from screen readers: the caller says its meaning in text. */
export function Mascot({ size = 120, className, ...look }: MascotProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" className={className} aria-hidden="true">
      <MascotDrawing size={size} {...look} />
    </svg>
  );
}
