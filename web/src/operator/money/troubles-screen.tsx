import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseState, troublesQuery } from '../../api/operator';
import { Segments } from '../../ui/control/segments';
import { won } from '../../ui/text/money';
import { useQueue } from '../decide/use-queue';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { ConsoleWaiting } from '../frame/waiting';
import { TROUBLE_WORDS } from '../frame/words';
import * as own from '../todo.css';
import { TroubleDecision } from './trouble-decision';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['1', '–', '4'], words: '고르기' },
  { keys: ['R'], words: '이유' },
  { keys: ['⏎'], words: '처리' },
];

/** Payments and refunds that need a person. */
export function TroublesScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const read = useQuery(troublesQuery(state));
  const { data } = read;
  const { open, show, close } = useQueue(data ?? [], ({ id }) => id);
  return (
    <Page
      title="결제 확인"
      sub="맞지 않는 결제 · 잃은 결제 · 막힌 환불"
      keys={KEYS}
      tools={
        <Segments
          label="상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', `열림 ${state === 'OPEN' && data ? data.length : ''}`],
            ['ENDED', '끝남'],
          ]}
        />
      }
      decision={open && <TroubleDecision key={open.id} trouble={open} onClose={close} />}
    >
      {!data && <ConsoleWaiting of={read} />}
      {data?.length === 0 && <Nothing words={state === 'OPEN' ? '확인할 결제가 없어요.' : '처리한 결제가 없어요.'} />}
      {data?.map((trouble) => (
        <button
          key={trouble.id}
          type="button"
          className={css.row}
          data-on={trouble.id === open?.id}
          onClick={() => show(trouble)}
        >
          <span className={css.grow}>
            <span className={look.strong}>{TROUBLE_WORDS[trouble.kind]}</span>{' '}
            <span className={look.meta}>
              {trouble.nickname} · {trouble.title || trouble.impUid}
            </span>
          </span>
          <span className={`${own.amount} ${look.number}`}>{won(trouble.amount)}</span>
          <span className={own.age}>
            {trouble.endedAt ? shortTime(trouble.endedAt) : <Age since={trouble.seenAt} />}
          </span>
        </button>
      ))}
    </Page>
  );
}
