import type { PostReading } from '@mungchi/contract';
import { readPost } from '@mungchi/contract/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call';
import type { BoardDraft } from './board-draft';
import { filledBy, nothingRead } from './sentence-words';
import type { useBoardForm } from './use-board-form';
import type { Guesses } from './use-guesses';
import { drawnPicture } from './wish-goods';

type State = { step: 'idle' | 'reading' | 'filled' } | { step: 'said'; text: string; again: boolean };

const OFFLINE = '지금은 읽을 수 없어요. 아래 칸에 바로 적어도 돼요.';

/** What was read, and the form as it was when the button was pressed; null where a model has read further. */
type Answer = { reading: PostReading; since: BoardDraft | null };

/** Reads what was written and fills the form with guesses. An answer touches nothing that was filled in meanwhile. */
export function useSentence(form: ReturnType<typeof useBoardForm>, guesses: Guesses, given: string) {
  const [text, setText] = useState(given);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [dropped, setDropped] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const take = useEffectEvent(({ reading, since }: Answer) => (since ? fill(reading, since) : add(reading)));
  // An answer comes seconds later: it meets the form as it is by then, not as it was when it was asked for.
  useEffect(() => {
    if (!answer) return;
    setAnswer(null);
    take(answer);
  }, [answer]);

  async function read(): Promise<void> {
    if (text.trim() === '') return;
    if (!navigator.onLine) return setState({ step: 'said', text: OFFLINE, again: false });
    const since = form.draft;
    setState({ step: 'reading' });
    try {
      const reading = await call(readPost, { body: { text } });
      setAnswer({ reading, since });
      if (!reading.more) return;
      const deeper = await call(readPost, { body: { text, deep: true } }).catch(() => null);
      if (deeper) setAnswer({ reading: deeper, since: null });
    } catch {
      setState({ step: 'said', text: '읽지 못했어요.', again: true });
    }
  }

  function fill(reading: PostReading, since: BoardDraft): void {
    const { values, said } = filledBy(reading);
    if (Object.keys(said).length === 0) {
      setState({ step: 'said', text: nothingRead(text), again: false });
      return;
    }
    guesses.offer(said, values, { since, home: reading.guesses.location?.note === 'HOME' });
    const drawing = reading.guesses.picture?.value;
    if (drawing && form.photos.uploads.length === 0) form.photos.restart([drawnPicture(drawing)]);
    setDropped(reading.dropped.length > 0);
    setState({ step: 'filled' });
  }

  /** What a model has read besides. */
  function add(reading: PostReading): void {
    const { values, said } = filledBy(reading);
    const fresh = Object.entries(reading.guesses).flatMap(([field, guess]) => (guess?.by === 'model' ? [field] : []));
    const only = (all: object) => Object.fromEntries(Object.entries(all).filter(([field]) => fresh.includes(field)));
    if (fresh.length > 0) guesses.offer(only(said), only(values), { more: true });
  }

  return { text, setText, state, dropped, read };
}
