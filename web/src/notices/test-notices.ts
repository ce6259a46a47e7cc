import { currentNotices, dismissToast } from './notices';

/** As a reader puts them away, one by one. */
export function putToastsAway(): void {
  for (const { id } of currentNotices().toasts) dismissToast(id);
}

/** What is to be seen of them. */
export function shownToasts(): string[] {
  return currentNotices()
    .toasts.filter(({ laidAside }) => laidAside === null)
    .map(({ text }) => text);
}
