import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../api/error-copy';
import { Loading } from '../../ui/feedback/loading';
import * as css from './pieces.css';

/** Longer than a slow line takes, shorter than a call that hangs is waited for. */
const LONG_MS = 10_000;

/** Until something is there: it loads, it takes long, or it could not be read. */
export function ConsoleWaiting({ of: { error } }: { of: { error: unknown } }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(0);
  const again = () => {
    setAsked(asked + 1);
    // A call that hangs goes on under a plain refetch: only what is reset is asked for anew.
    void queries.resetQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  };
  if (!error) return <Patience key={asked} onRetry={again} />;
  return (
    <div role="alert" className={css.failed}>
      {errorText(error)}
      <Again onRetry={again} />
    </div>
  );
}

function Patience({ onRetry }: { onRetry: () => void }) {
  const [isLong, setIsLong] = useState(false);
  // A timer.
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <Loading text="로딩중..." />;
  return (
    <>
      <Loading text="평소보다 오래 걸려요." />
      <div className={css.underLoading}>
        <Again onRetry={onRetry} />
      </div>
    </>
  );
}

function Again({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className={css.small} onClick={onRetry}>
      다시 시도
    </button>
  );
}
