import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as css from './screen.css';

type Props = {
  header?: ReactNode;
  children: ReactNode;
  /** Tab bar, bottom bar, write button: they stick to the lower edge of the column. */
  footer?: ReactNode;
  /** The greyer ground of pages made of cards. */
  canvas?: boolean;
};

/** Frame of every screen: header, main, footer in the column. Focus lands on `main` after a navigation. */
export function Screen({ header, children, footer, canvas = false }: Props) {
  return (
    <div className={canvas ? css.canvasColumn : css.column}>
      {header}
      <main id="main" tabIndex={-1} className={canvas ? css.canvas : css.main}>
        {children}
      </main>
      <div className={css.foot} data-foot>
        <OfflineBar />
        {footer}
      </div>
    </div>
  );
}

export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" data-offline={online ? undefined : ''}>
      {!online && (
        <p className={css.offline}>
          <WifiOff size={16} aria-hidden />
          인터넷 연결이 끊겼어요. 연결되면 다시 불러올게요.
        </p>
      )}
    </div>
  );
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
}

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
