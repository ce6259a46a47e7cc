import type { ParticipantId, ReviewKeyword } from '@mungchi/contract';
import { useState } from 'react';
import { useUnsavedWork } from '../shell/unsaved-work';

export type ReviewDraft = { star: number; keywords: ReviewKeyword[]; review: string };

const EMPTY: ReviewDraft = { star: 0, keywords: [], review: '' };

/** The draft survives a reload or going back, until it is sent. */
export function useReviewDraft(participantId: ParticipantId) {
  const key = `review.${participantId}`;
  const [draft, setDraft] = useState<ReviewDraft>(() => read(key));
  useUnsavedWork(draft.star > 0 || draft.keywords.length > 0 || draft.review !== '');
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part };
    sessionStorage.setItem(key, JSON.stringify(next));
    setDraft(next);
  };
  return { draft, change, forget: () => sessionStorage.removeItem(key) };
}

function read(key: string): ReviewDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ReviewDraft>) };
  } catch {
    return EMPTY;
  }
}
