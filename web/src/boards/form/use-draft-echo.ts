import type { Draft } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, removeDraft, sendDraft } from '../../api/drafts';
import { type DraftEcho, draftEcho } from './draft-echo';
import { type DraftOrigin, draftBody, filledOf, isStoredAs } from './draft-form';
import type { useBoardForm } from './use-board-form';

/** Keeps an echo of the form on the server, and has what another device wrote meanwhile, until one of the two is chosen. */
export function useDraftEcho(form: ReturnType<typeof useBoardForm>, { productId, again }: DraftOrigin) {
  const queries = useQueryClient();
  const [theirs, setTheirs] = useState<Draft | null>(null);
  const echo = useRef<DraftEcho>(undefined);
  const { draft, dirty, echoed } = form;
  const { pictures, uploading } = form.photos;
  const { id } = echoed;

  /** Asks only where another device has written something else. */
  function compare(): void {
    readDraft(id).then(
      (kept) => {
        const there = filledOf(kept);
        const isOwn = isStoredAs(there, { draft, pictures }) || echo.current?.isOwn(there);
        if (isOwn) echo.current?.settle(kept.updatedAt);
        else setTheirs(kept);
      },
      () => undefined,
    );
  }
  const tellNewer = useEffectEvent(compare);
  const note = useEffectEvent(form.noteEcho);
  const seen = useEffectEvent(() => echoed.base);
  const begun = useEffectEvent(() => ({ draft, pictures, base: echoed.base }));

  // The server follows the form; it is told the rest when the form is left.
  useEffect(() => {
    const kept = draftEcho(
      {
        save: (filled, base) =>
          sendDraft(id, { ...draftBody(filled, { productId, again }), ...(base !== null && { base }) }),
        drop: () => removeDraft(queries, id),
      },
      { onSaved: (base) => note(base), onNewer: () => tellNewer() },
      begun(),
    );
    echo.current = kept;
    const hide = () => document.visibilityState === 'hidden' && kept.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      kept.flush();
      kept.stop();
    };
  }, [id, productId, again, queries]);

  // What was typed, and which pictures are up.
  const isFirst = useRef(true);
  useEffect(() => {
    const untouched = isFirst.current;
    isFirst.current = false;
    const isKnown = !dirty || seen() !== null;
    if ((untouched && isKnown) || uploading) return;
    if (dirty) echo.current?.changed({ draft, pictures });
    else echo.current?.drop().catch(() => undefined);
  }, [dirty, draft, pictures, uploading]);

  return {
    theirs,
    /** More is kept than this form has seen. */
    compare,
    takeTheirs() {
      if (!theirs) return;
      form.takeOver(filledOf(theirs), { id: theirs.id, base: theirs.updatedAt });
      echo.current?.settle(theirs.updatedAt);
      setTheirs(null);
    },
    keepMine() {
      if (!theirs) return;
      echo.current?.changed({ draft, pictures });
      echo.current?.settle(theirs.updatedAt);
      setTheirs(null);
    },
    /** Undecided: what is here stays on this device alone. */
    decideLater: () => setTheirs(null),
    /** Deletes what is kept on the server. */
    forget: () => void echo.current?.drop().catch(() => undefined),
    /** Posted: the server has taken it away itself. */
    stop: () => echo.current?.stop(),
  };
}
