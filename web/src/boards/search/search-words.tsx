import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { searchWordsQuery } from '../../api/boards';
import { useNearbyFilter } from '../../api/nearby-filter';
import { fitsTyped } from './fits-typed';
import { forgetWord, forgetWords, recentWords } from './recent-words';
import * as css from './search-words.css';

type Props = { typed: string; onChoose: (word: string) => void };

const SHOWN = 8;

/** Recent words (one's own, on this device only, each can be deleted) and words that find something nearby. */
export function SearchWords({ typed, onChoose }: Props) {
  const [kept, setRecent] = useState(recentWords);
  const { radius } = useNearbyFilter();
  const { data: found = [] } = useQuery({ ...searchWordsQuery(radius), staleTime: 60_000 });
  const fits = (word: string) => word !== typed && fitsTyped(word, typed);
  const recent = kept.filter(fits);
  const wanted = found.filter((word) => fits(word) && !(typed && recent.includes(word))).slice(0, SHOWN);
  if (recent.length === 0 && wanted.length === 0) return null;

  function forget(word: string) {
    forgetWord(word);
    setRecent(recentWords());
  }
  function forgetAll() {
    forgetWords();
    setRecent([]);
  }

  return (
    // The field keeps the focus: without it Safari would close this before the press arrives.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here
    <div className={css.panel} onMouseDown={(event) => event.preventDefault()}>
      {recent.length > 0 && (
        <section aria-labelledby="recent-words">
          <div className={css.head}>
            <h2 id="recent-words" className={css.title}>
              최근 검색어
            </h2>
            {typed === '' && (
              <button type="button" className={css.all} onClick={forgetAll}>
                모두 지우기
              </button>
            )}
          </div>
          <ul className={css.words}>
            {recent.map((word) => (
              <li key={word} className={css.recent}>
                <button type="button" className={css.word} onClick={() => onChoose(word)}>
                  <span className={css.text}>{word}</span>
                </button>
                <button type="button" className={css.forget} aria-label={`${word} 지우기`} onClick={() => forget(word)}>
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {wanted.length > 0 && (
        <section aria-labelledby="wanted-words">
          <div className={css.head}>
            <h2 id="wanted-words" className={css.title}>
              지금 우리 동네에서 찾을 수 있어요
            </h2>
          </div>
          <ul className={css.words}>
            {wanted.map((word) => (
              <li key={word} className={css.wanted}>
                <button type="button" className={css.word} onClick={() => onChoose(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
