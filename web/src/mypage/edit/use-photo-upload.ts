import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { upload } from '../../api/upload';

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

type Sending = { photo: Blob; progress: number; problem: string | null };

/** Uploads one photo at a time; a later one or unmounting aborts it. */
export function usePhotoUpload(onStored: (url: string) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);

  // The request outlives the screen otherwise.
  useEffect(() => () => running.current?.abort(), []);

  async function send(photo: Blob): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const tell = (state: Sending | null) => running.current === own && setSending(state);
    tell({ photo, progress: 0, problem: null });
    try {
      const onProgress = (progress: number) => tell({ photo, progress, problem: null });
      const { secure_url: url } = await upload(photo, { onProgress, signal: own.signal });
      if (running.current !== own) return;
      onStored(url);
      tell(null);
    } catch (error) {
      if (!own.signal.aborted) tell({ photo, progress: 0, problem: errorText(error) });
    }
  }

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setSending(null);
  }

  return { sending, busy: sending !== null && sending.problem === null, send, cancel };
}
