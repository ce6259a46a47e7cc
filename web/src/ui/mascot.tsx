import { Suspense } from 'react';
import { drawnLater } from './drawn-later';
import type { MascotColor, MascotMood } from './mascot-look';

const MascotDrawing = drawnLater(() => import('./mascot-drawing').then((at) => at.MascotDrawing));

export type MascotProps = {
  color?: MascotColor;
  mood?: MascotMood;
  size?: number;
  /** The assistant wears one. */
  cap?: boolean;
  /** Only the head, on a disc of its palest tint. */
  avatar?: boolean;
  ground?: boolean;
  className?: string;
};

/** Decoration: whoever uses it says in words what it means. */
export function Mascot({ size = 120, className, ...look }: MascotProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" className={className} aria-hidden="true">
      <Suspense>
        <MascotDrawing size={size} {...look} />
      </Suspense>
    </svg>
  );
}
