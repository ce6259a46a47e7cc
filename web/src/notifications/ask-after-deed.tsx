import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { configQuery } from '../api/config';
import { useDeeds } from '../shell/after-deed';
import { useEntry } from '../shell/app-router';
import { lazyOrnament } from '../ui/feedback/lazy-part';
import { readAsked } from './ask-memory';
import { mayAsk } from './ask-rules';
import { circumstances } from './circumstances';

const Asking = lazyOrnament(() => import('./asking').then((at) => at.Asking));

/** After a join and after opening a group purchase, which say so in the state of the entry they navigate to; after looking for something, which goes nowhere. */
export function AskAfterDeed() {
  const { key, state, arrival } = useEntry();
  const { joined, opened } = Object(state) as { joined?: unknown; opened?: unknown };
  const isFresh = arrival !== 'pop' && (joined === true || opened !== undefined);
  const deeds = useDeeds();
  if (isFresh) return <Ask key={key} />;
  return deeds > 0 ? <Ask key={deeds} /> : null;
}

function Ask() {
  const { data: config } = useQuery(configQuery);
  const [browser] = useState(circumstances);
  const [asked] = useState(readAsked);
  const [now] = useState(Date.now);
  if (!config?.push || !mayAsk({ ...browser, push: true }, asked, now)) return null;
  return <Asking publicKey={config.push.publicKey} />;
}
