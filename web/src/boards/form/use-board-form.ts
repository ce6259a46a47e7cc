import { useEffect, useRef, useState } from 'react';
import { type BoardDraft, dropDraft, type Filled, keepDraft, keptDraft, sameForm } from './board-draft';
import { useUploads } from './use-uploads';

/** The state of the form: what is typed, the pictures, and what the server found wrong. `name` is where its draft is kept. */
export function useBoardForm(name: string, pristine: Filled) {
  const [start] = useState(() => keptDraft(name) ?? pristine);
  const [draft, setDraft] = useState(start.draft);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const photos = useUploads(start.pictures);
  const finished = useRef(false);
  const told = useRef(false);
  const { pictures, uploading } = photos;
  const dirty = uploading || !sameForm({ draft, pictures }, pristine);

  // Session storage keeps what was filled in so far.
  useEffect(() => {
    if (finished.current) return;
    if (dirty) keepDraft(name, { draft, pictures });
    else dropDraft(name);
  }, [name, dirty, draft, pictures]);

  // Moves the focus once the messages are rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after new problems
  useEffect(() => {
    if (!told.current) return;
    told.current = false;
    focusFirstProblem();
  }, [problems]);

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
    /** Shows each error beside its field and focuses the first. */
    showProblems(fields: Readonly<Record<string, string>>) {
      setProblems(fields);
      told.current = true;
    },
    /** Sent or abandoned: deletes the saved draft. */
    finish() {
      finished.current = true;
      dropDraft(name);
    },
  };
}

function focusFirstProblem(): void {
  const first = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
  const control = first?.matches('[data-problem]') ? first.querySelector<HTMLElement>('button, input') : first;
  control?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
