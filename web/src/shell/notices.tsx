import { useSyncExternalStore } from 'react';
import { latePart } from '../ui/late-part';
import { currentNotices, subscribeNotices } from '../ui/notices';
import { hidden } from '../ui/type.css';

const NoticesView = latePart(() => import('../ui/notices-view').then((view) => view.NoticesView));

/** The visible part is lazy, loaded with the first notice; the live region must be in the page before its first text. */
export function Notices() {
  const { used, toasts } = useSyncExternalStore(subscribeNotices, currentNotices);
  return (
    <>
      <div role="status" className={hidden}>
        {toasts.at(-1)?.text}
      </div>
      {used && <NoticesView />}
    </>
  );
}
