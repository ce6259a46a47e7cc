import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type CaseState, casesQuery } from '../../api/operator';
import { Link, useLocation } from '../../links';
import { Segments } from '../../ui/control/segments';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { DISPUTE_WORDS } from '../frame/words';
import * as own from '../todo.css';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['⏎'], words: '열기' },
];

/** What two people could not agree on, and purchases nobody says a word about. */
export function DisputesScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const [at, setAt] = useState(0);
  const [, go] = useLocation();
  const read = useQuery(casesQuery(state));
  const { data } = read;
  const cases = data ?? [];
  const cursor = Math.min(at, Math.max(0, cases.length - 1));
  useKeys({
    j: () => setAt(Math.min(cases.length - 1, cursor + 1)),
    k: () => setAt(Math.max(0, cursor - 1)),
    enter: () => cases[cursor] && go(`/operator/disputes/${cases[cursor].id}`),
  });
  return (
    <Page
      title="문제"
      sub="알린 문제와 오래된 전달"
      keys={KEYS}
      tools={
        <Segments
          label="문제 상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', `열림 ${state === 'OPEN' && data ? data.length : ''}`],
            ['ENDED', '끝남'],
          ]}
        />
      }
    >
      {!data && <ConsoleWaiting of={read} />}
      {data?.length === 0 && <Nothing words={state === 'OPEN' ? '기다리는 문제가 없어요.' : '끝난 문제가 없어요.'} />}
      {cases.map((one, index) => (
        <Link key={one.id} to={`/operator/disputes/${one.id}`} className={css.row} data-on={index === cursor}>
          <span className={own.tagCell}>
            <SmallBadge kind={one.kind === 'STALLED' ? 'gold' : 'grey'}>
              {one.kind === 'STALLED' ? '오래된 전달' : '문제'}
            </SmallBadge>
          </span>
          <span className={`${css.grow} ${look.cut}`}>
            <span className={look.strong}>{one.title}</span>{' '}
            <span className={`${look.meta} ${look.cut} ${own.beside}`}>{DISPUTE_WORDS[one.kind]}</span>
          </span>
          <span className={`${own.about} ${look.cut} ${look.meta}`}>
            {one.follower} → {one.leader}
          </span>
          <span className={`${own.amount} ${look.number}`}>{won(one.refund ?? one.wanted)}</span>
          <span className={own.age}>
            {state === 'OPEN' ? <Age since={one.escalatedAt ?? one.createdAt} /> : shortTime(one.createdAt)}
          </span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      ))}
    </Page>
  );
}
