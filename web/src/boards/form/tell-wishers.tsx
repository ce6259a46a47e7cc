import type { Wish } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { wishesLikeQuery } from '../../api/wishes';
import { tickBox } from '../../ui/field/tick-box.css';
import * as css from './again-head.css';

const TYPING_MS = 400;

type Props = {
  name: string;
  /** Not to be told any more: it was refused, or the tick is off. */
  declined: boolean;
  onWish: (wish: Wish | null) => void;
  onDecline: (declined: boolean) => void;
};

/** A typed name that neighbours look for: they are told first, unless the tick is taken away. Absent where nobody does. */
export function TellWishers({ name, declined, onWish, onDecline }: Props) {
  const id = useId();
  const word = useSettled(name.trim());
  const { data = [] } = useQuery({ ...wishesLikeQuery(word), enabled: word.length > 1 });
  const wish = word.length > 1 ? (data.find((each) => othersIn(each) > 0) ?? null) : null;
  // What was found goes up: the form sends it.
  useEffect(() => onWish(wish), [wish, onWish]);
  if (!wish) return null;
  return (
    <label className={css.tickAlone} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={tickBox}
        checked={!declined}
        onChange={(event) => onDecline(!event.target.checked)}
      />
      <span>
        근처에서 이걸 찾는 이웃 <b>{othersIn(wish)}명</b>에게 먼저 알리기
      </span>
    </label>
  );
}

const othersIn = ({ people, mine }: Wish): number => people - (mine ? 1 : 0);

/** What was typed, once nobody types any more. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  // A timer of the browser.
  useEffect(() => {
    const soon = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(soon);
  }, [typed]);
  return settled;
}
