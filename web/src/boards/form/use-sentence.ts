import type { PostReading } from '@mungchi/contract';
import { readPost } from '@mungchi/contract/calls';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { filledBy, nothingRead } from './sentence-words';
import type { useBoardForm } from './use-board-form';
import type { Guesses } from './use-guesses';
import { drawnPicture } from './wish-goods';

type State = { step: 'idle' | 'reading' | 'filled' } | { step: 'said'; text: string; again: boolean };

const OFFLINE = '지금은 읽을 수 없어요. 아래 칸에 바로 적어도 돼요.';

/** Reads what was written and fills the form with guesses; what a model adds later touches nothing that was looked at. */
export function useSentence(form: ReturnType<typeof useBoardForm>, guesses: Guesses, given: string) {
  const [text, setText] = useState(given);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [dropped, setDropped] = useState(false);
  const [deeper, setDeeper] = useState<PostReading | null>(null);

  // The model's answer comes seconds later, and is held against the form as it is by then.
  useEffect(() => {
    if (!deeper) return;
    setDeeper(null);
    const { values, said } = filledBy(deeper);
    const fresh = Object.entries(deeper.guesses).flatMap(([field, guess]) => (guess?.by === 'model' ? [field] : []));
    const only = (all: object) => Object.fromEntries(Object.entries(all).filter(([field]) => fresh.includes(field)));
    if (fresh.length > 0) guesses.offer(only(said), only(values), { more: true });
  }, [deeper, guesses]);

  async function read(): Promise<void> {
    if (text.trim() === '') return;
    if (!navigator.onLine) return setState({ step: 'said', text: OFFLINE, again: false });
    setState({ step: 'reading' });
    try {
      const reading = await call(readPost, { body: { text } });
      fill(reading);
      if (reading.more) setDeeper(await call(readPost, { body: { text, deep: true } }).catch(() => null));
    } catch {
      setState({ step: 'said', text: '읽지 못했어요.', again: true });
    }
  }

  function fill(reading: PostReading): void {
    const { values, said } = filledBy(reading);
    if (Object.keys(said).length === 0) {
      setState({ step: 'said', text: nothingRead(text), again: false });
      return;
    }
    guesses.offer(said, values, { home: reading.guesses.location?.note === 'HOME' });
    const drawing = reading.guesses.picture?.value;
    if (drawing && form.photos.uploads.length === 0) form.photos.restart([drawnPicture(drawing)]);
    setDropped(reading.dropped.length > 0);
    setState({ step: 'filled' });
  }

  return { text, setText, state, dropped, read };
}
