import type { WaitingTurn } from '../shell/turn-words';

const KEY = 'toldTurns';

/**
 * Of these, the ones this tab has not told yet; from now on it has, also after a reload. What no longer waits is forgotten, and
 * what is held back is told another time.
 */
export function notifyOnce(waiting: readonly WaitingTurn[], isHeld: (room: WaitingTurn) => boolean): WaitingTurn[] {
  const told = recall();
  const isTold = (room: WaitingTurn) => told.includes(nameOf(room));
  const now = waiting.filter((room) => isTold(room) || !isHeld(room));
  sessionStorage.setItem(KEY, JSON.stringify(now.map(nameOf)));
  return now.filter((room) => !isTold(room));
}

function recall(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const nameOf = ({ id, due }: WaitingTurn) => `${id} ${due}`;
