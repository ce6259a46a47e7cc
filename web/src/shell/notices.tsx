import { Suspense, useSyncExternalStore } from 'react';
import { fetchedLater } from '../ui/fetched-later';
import { currentNotices, subscribeNotices } from '../ui/notices';
import { hidden } from '../ui/type.css';

const NoticesView = fetchedLater(() => import('../ui/notices-view').then((view) => view.NoticesView));

/** What is seen is fetched with the first notice; what is heard needs a region that stood there before its first text. */
export function Notices() {
  const { used, toasts } = useSyncExternalStore(subscribeNotices, currentNotices);
  return (
    <>
      <div role="status" className={hidden}>
        {toasts.at(-1)?.text}
      </div>
      <Suspense>{used && <NoticesView />}</Suspense>
    </>
  );
}
