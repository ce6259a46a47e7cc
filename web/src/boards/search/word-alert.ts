import type { Alerts } from '@mungchi/contract';
import { ALERT_WORD_MAX } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alertsQuery, useChangeAlerts, wordErrorText } from '../../api/finding';
import { notify, offer } from '../../notices/notices';

const OFFERED_MS = 6000;

/** Whether this word is looked for, and the switch of it. `change` is null for a word that is too long for one. */
export function useWordAlert(keyword: string): { on: boolean; change: (() => Promise<void>) | null } {
  const { data } = useQuery(alertsQuery);
  const { add, remove } = useChangeAlerts();
  // Written another way it may be one that is there already: then it is on, too.
  const [added, setAdded] = useState<{ keyword: string; id: number | undefined } | null>(null);
  const own = idOf(data, keyword) ?? (added?.keyword === keyword ? added.id : undefined);
  const on = own !== undefined;

  async function change(): Promise<void> {
    try {
      if (own !== undefined) {
        await remove(own);
        setAdded(null);
        return;
      }
      const answer = await add(keyword);
      const id = idOf(answer, keyword) ?? answer.words.at(-1)?.id;
      setAdded({ keyword, id });
      const takeAway = offer(`‘${keyword}’ 공구가 열리면 알려 드릴게요.`, {
        label: '되돌리기',
        press: () => void takeBack(id),
      });
      setTimeout(takeAway, OFFERED_MS);
    } catch (error) {
      notify(wordErrorText(error), 'bad');
    }
  }

  async function takeBack(id: number | undefined): Promise<void> {
    try {
      if (id !== undefined) await remove(id);
      setAdded(null);
    } catch (error) {
      notify(wordErrorText(error), 'bad');
    }
  }
  return { on, change: Array.from(keyword).length <= ALERT_WORD_MAX ? change : null };
}

const idOf = (alerts: Alerts | undefined, keyword: string): number | undefined =>
  alerts?.words.find(({ word }) => plain(word) === plain(keyword))?.id;

const plain = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim();
