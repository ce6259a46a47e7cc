import type { ConsentKind, Consents } from '@mungchi/contract';

const KEY = 'consentTicks';
type Texts = Consents['consents'];

/** What was ticked before a look at one of the texts; not what has a newer version since. Gone with the tab. */
export function storedTicks(texts: Texts): ConsentKind[] {
  const kept = read();
  return texts.filter(({ kind, version }) => kept[kind] === version).map(({ kind }) => kind);
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
