import { type ReactNode, useRef } from 'react';
import * as css from './talk-screen.css';
import { useViewportHeight } from './use-viewport-height';

/** Frame of a conversation: as high as the window, its last child above the on-screen keyboard. What scrolls is inside. */
export function TalkScreen({ children }: { children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useViewportHeight(screen);
  return (
    <div ref={screen} className={css.screen}>
      {children}
    </div>
  );
}
