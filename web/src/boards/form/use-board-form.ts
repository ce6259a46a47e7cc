import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../../photos/use-uploads';
import { useUnsavedWork } from '../../shell/unsaved-work';
import { serverNow } from '../../time/clock';
import { useForm } from '../../ui/field/use-form';
import {
  dropDraft,
  type Echoed,
  type Filled,
  keepDraft,
  type Looked,
  resumed,
  sameForm,
  storedDraft,
} from './board-draft';
import { newDraftId } from './draft-form';

/**
 * The form of a group purchase: its fields, its pictures, and the draft of them that is kept under `name`. `from`: a draft
 * of another device that it begins with.
 */
export function useBoardForm(name: string, pristine: Filled, from?: Filled & Echoed) {
  const [old, setOld] = useState(() => storedDraft(name));
  const [start] = useState(() => (old ? resumed(old, pristine, serverNow()) : (from ?? pristine)));
  const [echoed, setEchoed] = useState<Echoed>(() => ({
    id: old?.id ?? from?.id ?? newDraftId(),
    base: old ? (old.base ?? null) : (from?.base ?? null),
  }));
  const [looked, setLooked] = useState<Looked | null>(() => old?.looked ?? null);
  const { values: draft, problems, change, showProblems, restart } = useForm(start.draft);
  const photos = useUploads(start.pictures);
  const finished = useRef(false);
  const { pictures, uploading } = photos;
  const dirty = uploading || !sameForm({ draft, pictures }, pristine);
  useUnsavedWork(dirty);

  // The person's own memory keeps what was filled in so far.
  useEffect(() => {
    if (finished.current) return;
    if (dirty) keepDraft(name, { draft, pictures, ...echoed, looked }, serverNow());
    else dropDraft(name);
  }, [name, dirty, draft, pictures, echoed, looked]);

  // Asks before the tab is closed over a half-filled form, not over one that was sent or left.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!finished.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  function begin(filled: Filled, next: Echoed): void {
    setOld(null);
    restart(filled.draft);
    photos.restart(filled.pictures);
    setEchoed(next);
    setLooked(null);
  }

  return {
    draft,
    photos,
    problems,
    dirty,
    echoed,
    /** What was filled in for somebody, and what of it somebody has looked at; kept with the draft. */
    looked,
    setLooked,
    change,
    showProblems,
    /** The server has kept an echo of this time, or keeps none any more. */
    noteEcho: (base: string | null) => setEchoed((now) => ({ ...now, base })),
    /** Whether it began with a draft of an earlier time, until the person has said what to do with it. */
    old: old !== null,
    goOn: () => setOld(null),
    startAnew: () => begin(pristine, { id: newDraftId(), base: null }),
    /** Goes on with what another device has written. */
    takeOver: begin,
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
