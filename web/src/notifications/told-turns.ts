import type { Waiting } from '../shell/turn-words';

const KEY = 'toldTurns';

/** Of these, the ones this tab has not told yet; from now on it has, also after a reload. What no longer waits is forgotten. */
export function tellOnce(waiting: readonly Waiting[]): Waiting[] {
  const told = recall();
  sessionStorage.setItem(KEY, JSON.stringify(waiting.map(nameOf)));
  return waiting.filter((room) => !told.includes(nameOf(room)));
}

function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

const nameOf = ({ id, due }: Waiting) => `${id} ${due}`;
