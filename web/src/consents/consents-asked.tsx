import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { consentsQuery } from '../api/legal';
import { ConsentSheet } from './consent-sheet';

/** Asks for what is due, over whatever screen it is; the texts themselves can be read meanwhile. */
export function ConsentsAsked() {
  const [path] = useLocation();
  const [done, setDone] = useState(false);
  const { data } = useQuery(consentsQuery);
  if (!data) return null;
  const open = data.asked && data.due.length > 0 && !done && !path.startsWith('/legal');
  return <ConsentSheet open={open} consents={data.consents} due={data.due} onDone={() => setDone(true)} />;
}
