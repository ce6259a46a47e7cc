import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../../photos/use-uploads';
import { useUnsavedWork } from '../../shell/unsaved-work';
import { serverNow } from '../../time/clock';
import { useForm } from '../../ui/field/use-form';
import { dropDraft, type Filled, keepDraft, keptDraft, resumed, sameForm } from './board-draft';

/** The form of a group purchase: its fields, its pictures, and the draft of them that is kept under `name`. */
export function useBoardForm(name: string, pristine: Filled) {
  const [old, setOld] = useState(() => keptDraft(name));
  const [start] = useState(() => (old ? resumed(old, pristine, serverNow()) : pristine));
  const { values: draft, problems, change, showProblems, restart } = useForm(start.draft);
  const photos = useUploads(start.pictures);
  const finished = useRef(false);
  const { pictures, uploading } = photos;
  const dirty = uploading || !sameForm({ draft, pictures }, pristine);
  useUnsavedWork(dirty);

  // The person's own memory keeps what was filled in so far.
  useEffect(() => {
    if (finished.current) return;
    if (dirty) keepDraft(name, { draft, pictures }, serverNow());
    else dropDraft(name);
  }, [name, dirty, draft, pictures]);

  // Asks before the tab is closed over a half-filled form, not over one that was sent or left.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!finished.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  return {
    draft,
    photos,
    problems,
    dirty,
    change,
    showProblems,
    /** Whether it began with a draft of an earlier time, until the person has said what to do with it. */
    old: old !== null,
    goOn: () => setOld(null),
    startAnew() {
      setOld(null);
      restart(pristine.draft);
      photos.restart(pristine.pictures);
    },
    /** Left for later: what is there stays kept. */
    leave() {
      finished.current = true;
    },
    /** Sent or abandoned: deletes the draft. */
    finish() {
      finished.current = true;
      dropDraft(name);
    },
  };
}
