import { useSyncExternalStore } from 'react';
import { currentNotices, noNotices, subscribeNotices } from '../notices/notices';
import { lazyPart } from '../ui/feedback/lazy-part';
import { hidden } from '../ui/foundation/type.css';
import { reloadOnce } from './missing-code';

const NoticesView = lazyPart(() =>
  import('../ui/frame/notices-view').then(
    (view) => view.NoticesView,
    // Beside the screens there is no boundary: without its code the page is loaded again, or nothing is shown.
    async () => {
      await reloadOnce();
      return () => null;
    },
  ),
);

/** The visible part is lazy, loaded with the first notice; the live region must be in the page before its first text. */
export function Notices() {
  const { used, toasts } = useSyncExternalStore(subscribeNotices, currentNotices, noNotices);
  return (
    <>
      <div role="status" className={hidden}>
        {toasts.at(-1)?.text}
      </div>
      {used && <NoticesView />}
    </>
  );
}
