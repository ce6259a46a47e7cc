import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-copy';
import { notify } from '../../notices/notices';

/** What is masked is shown once it is there: whoever has no code at hand stays on the page as it is. */
export function useReveal() {
  const [isRevealed, setRevealed] = useState(false);
  const queries = useQueryClient();
  async function reveal<T, E, D, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, D, K>) {
    try {
      await queries.fetchQuery(query);
      setRevealed(true);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }
  return { isRevealed, reveal };
}
