import type { CurrentUser, Place } from '@mungchi/contract';
import { searchPlaces } from '@mungchi/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { meQuery } from '../../api/me';
import { endpointQuery } from '../../api/query-client';
import { IconButton } from '../../ui/control/icon-button';
import * as field from '../../ui/field/field.css';
import { useEnter } from '../../ui/field/use-enter';
import * as css from './address-search.css';
import { SearchOutcome } from './search-outcome';

const RESULTS = 20;
const PAUSE_MS = 180;

type Props = { initial?: string; onPick: (place: Place) => void };

/** Type and choose: results appear while typing, arrows move through them, Enter takes the marked one. */
export function OwnSearch({ initial = '', onPick }: Props) {
  const [text, setText] = useState(initial);
  const [marked, setMarked] = useState(0);
  const query = useSettled(text.trim(), PAUSE_MS);
  const { data: person } = useQuery(meQuery);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const found = useQuery({
    ...endpointQuery(searchPlaces, { query: { query, limit: RESULTS } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const places = query === '' ? [] : (found.data ?? []);
  const isCurrent = query === text.trim() && !found.isPlaceholderData;
  const enter = useEnter(() => {
    const place = places[marked] ?? places[0];
    if (place && isCurrent) onPick(place);
  });

  // The sheet opens for typing. It takes what has the focus by then for where it came from, so the way back is ours as well.
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.nativeEvent.isComposing || places.length === 0) return enter.onKeyDown(event);
    event.preventDefault();
    const next = (marked + step + places.length) % places.length;
    setMarked(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <search className={css.top}>
        <div className={field.box}>
          <span className={field.icon}>
            <Search size={20} aria-hidden />
          </span>
          <input
            ref={input}
            className={field.input}
            role="combobox"
            aria-label="주소"
            aria-expanded={places.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={places.length > 0 ? optionId(listId, marked) : undefined}
            placeholder="도로명, 건물 번호, 동 이름"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setMarked(0);
            }}
            {...enter}
            onKeyDown={move}
          />
          {text !== '' && (
            <IconButton
              icon={X}
              label="지우기"
              iconSize={18}
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
            />
          )}
        </div>
      </search>
      <SearchOutcome
        listId={listId}
        optionId={(nth) => optionId(listId, nth)}
        query={query}
        state={found.isError ? 'failed' : query !== '' && found.isPending ? 'looking' : 'ready'}
        places={places}
        hints={hintsFrom(person)}
        marked={marked}
        onPick={onPick}
        onTry={setText}
        onRetry={() => found.refetch()}
      />
    </>
  );
}

const optionId = (listId: string, nth: number): string => `${listId}-${nth}`;

/** One's own 동 and road: most searches begin nearby. */
function hintsFrom(person: CurrentUser | undefined): string[] {
  const words = `${person?.neighbourhood ?? ''} ${person?.address ?? ''}`.split(' ');
  return [...new Set(words.filter((word) => /(읍|면|동|가|리|로|길)$/.test(word)))];
}

/** The value, debounced. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  // A timer, restarted by every change.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
