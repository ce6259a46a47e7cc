import type { ConsentKind, Consents } from '@mungchi/contract';

const KEY = 'consentTicks';
type Texts = Consents['consents'];

/** What was ticked before a look at one of the texts; not what has a newer version since. Gone with the tab. */
export function storedTicks(texts: Texts): ConsentKind[] {
  const stored = read();
  return texts.filter(({ kind, version }) => stored[kind] === version).map(({ kind }) => kind);
}

export function keepTicks(ticked: readonly ConsentKind[], texts: Texts): void {
  const versions = texts.filter(({ kind }) => ticked.includes(kind)).map(({ kind, version }) => [kind, version]);
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(versions)));
}

export function dropTicks(): void {
  sessionStorage.removeItem(KEY);
}

function read(): Partial<Record<ConsentKind, number>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
