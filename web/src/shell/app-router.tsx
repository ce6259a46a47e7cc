import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import { currentEntry, followEntries, type HistoryEntry, navigate } from '../history/history-entry';

const EntryContext = createContext<HistoryEntry>(currentEntry());

/**
 * The router's own location changes at once and would show a fallback while the next screen's code is fetched. Here the
 * entry changes in a transition: the old screen stays, with the old address, until the new one is there. `at` is the entry
 * that a page of the server was rendered for, and is taken over as.
 */
export function AppRouter({ at, children }: { at?: HistoryEntry | undefined; children: ReactNode }) {
  const [entry, setEntry] = useState(() => at ?? currentEntry());
  // Follows the browser's history, also what happened to it while a rendered page was being taken over.
  useLayoutEffect(() => {
    const follow = (next: HistoryEntry) => startTransition(() => setEntry((entry) => arrived(entry, next)));
    if (at) follow(currentEntry());
    return followEntries(follow);
  }, [at]);
  return (
    <EntryContext value={entry}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </EntryContext>
  );
}

/** The same entry again, when a layer was opened or closed: nothing is rendered anew. */
function arrived(entry: HistoryEntry, next: HistoryEntry): HistoryEntry {
  const stayed = next.key === entry.key && next.pathname === entry.pathname && next.search === entry.search;
  return stayed && next.arrival === entry.arrival ? entry : next;
}

/** The entry that is shown: its key, its state and how it was reached, which the router does not know. */
export function useEntry(): HistoryEntry {
  return use(EntryContext);
}

function useShownPath(): [string, typeof navigate] {
  return [useEntry().pathname, navigate];
}

/** The router decodes this once before `URLSearchParams` does: encoded once more, `100%25` stays what it is. */
function useShownSearch(): string {
  return encodeURI(useEntry().search);
}
