import type { Trouble, TroubleVerb } from '@mungchi/contract';
import { decideTrouble } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type CaseState, troublesQuery, useOperatorVerb } from '../api/operator';
import { notify } from '../notices/notices';
import { Loading } from '../ui/feedback/loading';
import { won } from '../ui/text/money';
import * as look from './look.css';
import { Page } from './page';
import { Age, Nothing, Segments, Tag } from './pieces';
import * as css from './pieces.css';
import { SecondLook } from './second-look';
import { shortTime } from './times';
import * as own from './todo.css';
import { TROUBLE_WORDS } from './words';

/** Payments and refunds that need a person. */
export function TroublesScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery(troublesQuery(state));
  const open = data?.find(({ id }) => id === query.get('at')) ?? data?.[0];
  return (
    <Page
      title="결제 확인"
      sub="맞지 않는 결제 · 잃은 결제 · 막힌 환불"
      tools={
        <Segments
          label="상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', '열림'],
            ['ENDED', '끝남'],
          ]}
        />
      }
      side={open && state === 'OPEN' && <Decision key={open.id} trouble={open} />}
    >
      {!data && <Loading text="로딩중..." />}
      {data?.length === 0 && <Nothing words="확인할 결제가 없어요." />}
      {data?.map((trouble) => (
        <button
          key={trouble.id}
          type="button"
          className={css.row}
          data-on={trouble.id === open?.id}
          onClick={() => setQuery({ at: trouble.id }, { replace: true })}
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

const VERBS: Record<TroubleVerb, string> = {
  SEEN: '확인했어요',
  REFUND: '돌려주기',
  RETRY: '다시 시도',
  BY_HAND: '손으로 돌려줬어요',
};

function verbsOf({ kind }: Trouble): TroubleVerb[] {
  if (kind === 'REFUND_REFUSED' || kind === 'REFUND_ODD') return ['RETRY', 'BY_HAND', 'SEEN'];
  return kind === 'MISMATCH' || kind === 'LOST_AFTER_HAND_OVER' ? ['REFUND', 'SEEN'] : ['SEEN'];
}

function Decision({ trouble }: { trouble: Trouble }) {
  const [verb, setVerb] = useState<TroubleVerb | null>(null);
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const decide = useOperatorVerb(decideTrouble);
  const moves = verb === 'REFUND' || verb === 'BY_HAND';
  const typed = Number(again.replace(/\D/g, ''));
  const isReady = verb !== null && reason.trim() !== '' && (!moves || typed === trouble.amount);
  async function press() {
    if (!verb || !isReady) return;
    const body = { verb, reason, ...(moves && { refund: trouble.amount, confirm: typed }) };
    if (await decide({ params: { troubleId: trouble.id }, body })) notify('처리했어요.');
  }
  return (
    <div className={css.stacked}>
      <h2 className={look.sectionTitle}>{TROUBLE_WORDS[trouble.kind]}</h2>
      <p className={look.figure}>{won(trouble.amount)}</p>
      <p className={look.meta}>
        {trouble.userId ? <Link to={`/operator/people/${trouble.userId}`}>{trouble.nickname}</Link> : trouble.nickname}{' '}
        · {trouble.boardId && <Link to={`/operator/boards/${trouble.boardId}`}>공구 #{trouble.boardId}</Link>} ·{' '}
        {shortTime(trouble.seenAt)}
      </p>
      <Tag kind="line">{trouble.impUid}</Tag>
      {trouble.note && <p className={look.meta}>{trouble.note}</p>}
      {verbsOf(trouble).map((each) => (
        <button
          key={each}
          type="button"
          className={css.choice}
          aria-pressed={each === verb}
          onClick={() => setVerb(each)}
        >
          {VERBS[each]}
        </button>
      ))}
      <label className={css.stacked}>
        <span className={look.strong}>{verb === 'BY_HAND' ? '은행 참조번호' : '이유'}</span>
        <textarea
          className={css.area}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {moves && (
        <SecondLook
          words="금액을 다시 적어 주세요"
          hint={trouble.amount.toLocaleString('ko-KR')}
          value={again}
          onChange={setAgain}
          isRight={again !== '' && typed === trouble.amount}
          numeric
        />
      )}
      <button type="button" className={css.primary} disabled={!isReady} onClick={() => void press()}>
        {verb ? VERBS[verb] : '할 일을 골라 주세요'}
      </button>
    </div>
  );
}
