import { useState } from 'react';
import { MascotBox } from '../ui/mascot/mascot-box';
import * as css from './start.css';

/** The picture of a slide; 뭉치's box in its place when it never comes. */
export function SlideArt({ number }: { number: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={css.scene}>
        <span className={css.instead}>
          <MascotBox size={200} peek="yellow" />
        </span>
      </span>
    );
  }
  const first = number === 1;
  return (
    <span className={css.scene}>
      <img
        src={`/art/slide-${number}.webp`}
        alt=""
        width={css.SCENE.width}
        height={css.SCENE.height}
        className={css.art}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        draggable={false}
        onError={() => setBroken(true)}
      />
    </span>
  );
}
