import { useState } from 'react';
import { isRefusal } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { useCheckHome } from '../../api/home-check';
import { agreedToPosition, agreeToPosition } from '../../api/position-consent';
import { readDevice } from './read-device';

/** What the last press led to. `words`: what the server said instead of yes. */
export type CheckState =
  | { kind: 'ready' | 'consent' | 'reading' | 'off' | 'rough' | 'offline' }
  | { kind: 'elsewhere' | 'refused'; words: string };

/** One press, one reading: asked for consent first, compared by the server, kept nowhere. */
export function useCheck(onDone: () => void) {
  const [state, setState] = useState<CheckState>({ kind: 'ready' });
  const check = useCheckHome();

  async function press(): Promise<void> {
    if (!navigator.onLine) return setState({ kind: 'offline' });
    try {
      if (await agreedToPosition()) await read();
      else setState({ kind: 'consent' });
    } catch (error) {
      setState(stateOf(error));
    }
  }

  async function agree(): Promise<void> {
    try {
      await agreeToPosition();
      await read();
    } catch (error) {
      setState(stateOf(error));
    }
  }

  async function read(): Promise<void> {
    setState({ kind: 'reading' });
    const reading = await readDevice();
    if (typeof reading === 'string') return setState({ kind: reading });
    await check(reading);
    setState({ kind: 'ready' });
    onDone();
  }

  return { state, press, agree, later: () => setState({ kind: 'ready' }) };
}

function stateOf(error: unknown): CheckState {
  if (!navigator.onLine) return { kind: 'offline' };
  if (isRefusal(error, 'POSITION_CONSENT')) return { kind: 'consent' };
  if (isRefusal(error, 'POSITION_ROUGH')) return { kind: 'rough' };
  if (isRefusal(error, 'NOT_HERE')) return { kind: 'elsewhere', words: errorText(error) };
  const from = isRefusal(error, 'CHECK_SOON') && error.fields['from'];
  return { kind: 'refused', words: from ? `${errorText(error)} ${from} 할 수 있어요.` : errorText(error) };
}
