/** The number on the app's icon: unread entries of the inbox and unread rooms. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Not installed, or not allowed: there is no icon to put it on.
  set.catch(() => undefined);
}
