import type { PackedPerson, RoomId } from '@mungchi/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTransient } from '../../api/api-error';
import { useSaveNote } from '../../api/desk';
import { errorText } from '../../api/error-copy';
import { useOnline } from '../../ui/frame/screen';

/** A note as it is written. Without a network it waits in its field and is saved when the network is back. */
export function useNote(chatRoomId: RoomId, { participantId, note }: PackedPerson, onDone: () => void) {
  const online = useOnline();
  const send = useSaveNote(chatRoomId);
  const [text, setText] = useState(note);
  const [waits, setWaits] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(): Promise<void> {
    setProblem(null);
    if (!navigator.onLine) return setWaits(true);
    try {
      await send({ participantId, note: text.trim() });
      setWaits(false);
      onDone();
    } catch (error) {
      const isAway = isTransient(error) && !navigator.onLine;
      setWaits(isAway);
      setProblem(isAway ? null : errorText(error));
    }
  }

  const saveWaiting = useEffectEvent(() => {
    if (waits) void save();
  });
  // The browser's connection: what waits leaves once it is back.
  useEffect(() => {
    if (online) saveWaiting();
  }, [online]);

  return { text, setText, problem, waits, save };
}
