import type { Picture } from '@mungchi/contract';
import { useEffect, useState } from 'react';
import { type BoardDraft, isUntouched } from './board-draft';
import { useUploads } from './use-uploads';

type Start = { draft: BoardDraft; pictures: readonly Picture[] };

/** The state of the form: what is typed, the pictures, and what the server found wrong. */
export function useBoardForm(start: Start) {
  const [draft, setDraft] = useState(start.draft);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const photos = useUploads(start.pictures);
  const dirty = !isUntouched(draft, photos.uploads.length) && draft !== start.draft;

  // Asks before the tab is closed over a half-filled form.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  return {
    draft,
    photos,
    problems,
    dirty,
    change(part: Partial<BoardDraft>) {
      setDraft((now) => ({ ...now, ...part }));
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    },
    /** Shows each beside its field and takes the reader to the first. */
    showProblems(fields: Readonly<Record<string, string>>) {
      setProblems(Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.split('.')[0], text])));
      requestAnimationFrame(() => {
        const first = document.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
        first?.scrollIntoView({ block: 'center' });
        first?.focus();
      });
    },
  };
}
