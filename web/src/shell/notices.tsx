import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentNotices, subscribeNotices } from '../ui/notices';

const NoticesView = lazy(() => import('../ui/notices-view').then((view) => ({ default: view.NoticesView })));

/** Fetched with the first notice. */
export function Notices() {
  const used = useSyncExternalStore(subscribeNotices, () => currentNotices().used);
  return <Suspense>{used && <NoticesView />}</Suspense>;
}
