import { useState } from 'react';
import { MascotBox } from '../ui/mascot/mascot-box';
import * as css from './start.css';

/** The picture of a slide; 뭉치's box in its place when it never comes. */
export function SlideArt({ number }: { number: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <span className={css.instead}>
        <MascotBox size={200} peek="yellow" />
      </span>
    );
  }
  const first = number === 1;
  return (
    <img
      src={`/art/slide-${number}.webp`}
      alt=""
      width={800}
      height={800}
      className={css.art}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
