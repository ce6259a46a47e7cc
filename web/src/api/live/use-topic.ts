import { type TopicBody, type TopicCall, type TopicParams, topicPath } from '@mungchi/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { readToken } from '../session/token';
import { useServerRendered } from '../use-hydrating';
import type { Realtime } from './realtime';

/** On an open connection a subscription takes less than this. */
const LONG_MS = 500;

/**
 * Subscribes to a topic while the screen is mounted; not while its parameters are null. Visitors do not: topics need a
 * session. `onMissed`: something may have happened between the reading of the data that these messages announce changes of and
 * the subscription, so refetch it: the connection was lost, or had to be opened first, or was slow. What the server rendered was
 * read before any code of the page: it counts as slow from then on.
 */
export function useTopic<T extends TopicCall>(
  topic: T,
  params: TopicParams<T> | null,
  onBody: (body: TopicBody<T>) => void,
  onMissed?: () => void,
): void {
  useTopics(topic, params === null ? [] : [params], onBody, onMissed);
}

/** The same for several at once, such as the squares of a neighbourhood: the last one to be subscribed refetches for all. */
export function useTopics<T extends TopicCall>(
  topic: T,
  all: readonly TopicParams<T>[],
  onBody: (body: TopicBody<T>) => void,
  onMissed: () => void = () => undefined,
): void {
  const hear = useEffectEvent(onBody);
  const catchUp = useEffectEvent(onMissed);
  const listenTo = useEffectEvent((realtime: Realtime, onLast: () => void) =>
    all.map((params, index) =>
      realtime.listen(topic, params, {
        onMessage: (body) => hear(body),
        onReady: () => index === all.length - 1 && onLast(),
      }),
    ),
  );
  const [readAt] = useState(useServerRendered() ? performance.timeOrigin : null);
  const destinations = all.map((params) => topicPath(topic, params)).join(' ');
  // Synchronises with the live connection, whose code is loaded after the first paint.
  useEffect(() => {
    if (destinations === '' || readToken() === null) return;
    let leave: (() => void)[] = [];
    let gone = false;
    let heard = false;
    const asked = readAt ?? Date.now();
    import('./realtime').then(
      ({ realtime }) => {
        if (gone) return;
        const isOpen = realtime.connection === 'connected';
        leave = listenTo(realtime, () => {
          if (heard || !isOpen || Date.now() - asked > LONG_MS) catchUp();
          heard = true;
        });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      for (const each of leave) each();
    };
  }, [destinations, readAt]);
}
