import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { peopleQuery } from '../../api/operator';
import { Link } from '../../links';
import { Avatar } from '../../ui/piece/avatar';
import { SmallBadge } from '../../ui/piece/small-badge';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { ConsoleWaiting } from '../frame/waiting';
import { STANDING_WORDS } from '../frame/words';

/** By nickname, e-mail, phone or number. */
export function PeopleScreen() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('query') ?? '';
  const read = useQuery({ ...peopleQuery(asked), enabled: asked !== '' });
  const { data } = read;
  return (
    <Page title="이웃" sub="찾아본 것은 기록에 남아요">
      <SearchLine
        key={asked}
        initial={asked}
        label="닉네임, 메일, 전화번호, 번호"
        onSearch={(words) => setQuery({ query: words })}
      />
      {asked === '' && <Nothing words="찾을 이웃을 적어 주세요." />}
      {asked !== '' && !data && <ConsoleWaiting of={read} />}
      {data?.length === 0 && <Nothing words="찾은 이웃이 없어요." />}
      {data?.map((person) => (
        <Link key={person.userId} to={`/operator/people/${person.userId}`} className={css.row}>
          <Avatar profileUrl={person.profileUrl} size={32} />
          <span className={css.grow}>
            <span className={look.strong}>{person.nickname}</span> <span className={look.meta}>#{person.userId}</span>
            <br />
            <span className={look.meta}>
              연 공구 {person.led} · 참여 {person.joined} · 받은 신고 {person.reportsReceived}
            </span>
          </span>
          {person.standing !== 'ACTIVE' && <SmallBadge kind="red">{STANDING_WORDS[person.standing]}</SmallBadge>}
        </Link>
      ))}
    </Page>
  );
}

export function SearchLine({
  initial,
  label,
  onSearch,
}: {
  initial: string;
  label: string;
  onSearch: (words: string) => void;
}) {
  const [words, setWords] = useState(initial);
  return (
    <form
      className={css.wrap}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') onSearch(words.trim());
      }}
    >
      <input
        className={css.input}
        style={{ flex: 1 }}
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className={css.small}>
        찾기
      </button>
    </form>
  );
}
