import { useLayoutEffect } from 'react';

let name = '';
let unread = 0;

/** Title of the document while the caller is shown. */
export function useTitle(title: string): void {
  // Writes the document's title, with the screen and not after it.
  useLayoutEffect(() => {
    name = title;
    write();
  }, [title]);
}

/** `(3) 뭉치`: how much waits, before whatever the title is. */
export function countInTitle(count: number): void {
  unread = count;
  write();
}

function write(): void {
  document.title = `${unread > 0 ? `(${unread}) ` : ''}${name === '' ? '뭉치' : `${name} · 뭉치`}`;
}
