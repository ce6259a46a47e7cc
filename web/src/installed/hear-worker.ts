import { readNotifications } from '@mungchi/contract/calls';
import { call } from '../api/call';
import { navigate } from '../history/history-entry';
import { hasUnsavedWork } from '../shell/unsaved-work';

const ARRIVAL = /^#notification=(\d{1,15})$/;

/** A push that was tapped: the page goes where it leads, unless something is half done here. */
export function hearWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    if (data?.type !== 'open') return;
    const goes = !hasUnsavedWork();
    ports[0]?.postMessage(goes);
    if (!goes) return;
    navigate(data.path);
    if (typeof data.id === 'number') markRead(data.id);
  });
}

/** The page was opened by the tap: the entry is named behind the address. */
export function readOnArrival(): void {
  const id = ARRIVAL.exec(location.hash)?.[1];
  if (id === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  markRead(Number(id));
}

/** Only a hint for the inbox, whose own screen reads them as well. */
function markRead(id: number): void {
  call(readNotifications, { body: { id } }).catch(() => undefined);
}
