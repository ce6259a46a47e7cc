import { useEffect } from 'react';

/** Title of the document while the caller is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? '뭉치' : `${title} · 뭉치`;
  }, [title]);
}
