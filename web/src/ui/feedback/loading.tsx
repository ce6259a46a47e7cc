import type { ReactNode } from 'react';
import { hidden } from '../foundation/type.css';
import * as css from '../frame/screen.css';
import { Mascot } from '../mascot/mascot';

/** First load. Pass a skeleton in the shape of the content; without one 뭉치 waits with you. */
export function Loading({
  text,
  skeleton,
  fullScreen = false,
}: {
  text: string;
  skeleton?: ReactNode;
  fullScreen?: boolean;
}) {
  if (skeleton) {
    return (
      <div role="status" aria-busy="true">
        <span className={hidden}>{text}</span>
        {skeleton}
      </div>
    );
  }
  return (
    <div role="status" aria-busy="true" className={fullScreen ? `${css.loading} ${css.fullScreen}` : css.loading}>
      <Mascot mood="thinking" color="mint" size={112} className={css.bobbing} />
      <p className={css.words}>{text}</p>
    </div>
  );
}
