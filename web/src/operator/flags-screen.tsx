import type { FlaggedBoard } from '@mungchi/contract';
import { seeFlagsAs, takeDownAs } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { errorText } from '../api/error-copy';
import { type CaseState, flagsQuery, useOperatorVerb } from '../api/operator';
import { notify } from '../notices/notices';
import { Loading } from '../ui/feedback/loading';
import { won } from '../ui/text/money';
import * as own from './case.css';
import * as look from './look.css';
import { Key, Page } from './page';
import { Age, Nothing, Segments, Tag } from './pieces';
import * as css from './pieces.css';
import { shortTime } from './times';
import { age } from './todo.css';
import { useKeys } from './use-keys';
import { FLAG_WORDS } from './words';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['⏎'], words: '문제없어요' },
  { keys: ['R'], words: '내리는 이유' },
];

/** Posts in which a first look found something. They are shown to everybody meanwhile. */
export function FlagsScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const [query, setQuery] = useSearchParams();
  const { data, error } = useQuery(flagsQuery(state));
  const shown = data ?? [];
  const at = Math.max(
    0,
    shown.findIndex(({ board }) => board.boardId === Number(query.get('at'))),
  );
  const open = shown[at];
  const show = ({ board }: FlaggedBoard) => setQuery({ at: String(board.boardId) }, { replace: true });
  const move = (by: number) => {
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + by))];
    if (next) show(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <Page
      title="살펴볼 글"
      sub="올린 글은 그대로 보여요"
      keys={KEYS}
      tools={
        <Segments
          label="상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', `열림 ${state === 'OPEN' && data ? data.length : ''}`],
            ['ENDED', '본 것'],
          ]}
        />
      }
      side={open && <Decision key={open.board.boardId} flagged={open} />}
    >
      {!data && (error ? <Nothing words={errorText(error)} /> : <Loading text="로딩중..." />)}
      {data?.length === 0 && <Nothing words={state === 'OPEN' ? '살펴볼 글이 없어요.' : '살펴본 글이 없어요.'} />}
      {shown.map((flagged, index) => (
        <button
          key={flagged.board.boardId}
          type="button"
          className={css.row}
          data-on={index === at}
          onClick={() => show(flagged)}
        >
          <span className={css.grow}>
            <span className={look.strong}>{flagged.board.title}</span>{' '}
            <span className={look.meta}>{flagged.leader.nickname}</span>
            <br />
            {flagged.flags.map(({ kind }) => (
              <Tag key={kind} kind="gold">
                {FLAG_WORDS[kind]}
              </Tag>
            ))}
          </span>
          <span className={age}>{flagged.seenAt ? shortTime(flagged.seenAt) : <Age since={flagged.at} />}</span>
        </button>
      ))}
    </Page>
  );
}

function Decision({ flagged: { board, content, leader, flags, seenAt } }: { flagged: FlaggedBoard }) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const see = useOperatorVerb(seeFlagsAs);
  const takeDown = useOperatorVerb(takeDownAs);
  const params = { boardId: board.boardId };
  async function fine() {
    if (seenAt === null && (await see({ params }))) notify('살펴봤어요.');
  }
  async function out() {
    if (await takeDown({ params, body: { reason } })) notify('글을 내렸어요.');
  }
  useKeys({ enter: () => void fine(), r: () => field.current?.focus() });
  return (
    <div className={css.stacked}>
      <Link to={`/operator/boards/${board.boardId}`} className={look.sectionTitle}>
        #{board.boardId} {board.title}
      </Link>
      <p className={look.meta}>
        <Link to={`/operator/people/${leader.userId}`}>{leader.nickname}</Link> · {won(board.price)} · 연 공구{' '}
        {leader.led} · 받은 신고 {leader.reportsReceived}
      </p>
      {board.imgUrl && <img src={board.imgUrl} alt="" className={own.photo} />}
      <p className={own.said}>{content}</p>
      {flags.map(({ kind, words }) => (
        <p key={kind} className={css.note}>
          <span className={look.strong}>{FLAG_WORDS[kind]}</span> {words}
        </p>
      ))}
      {seenAt === null && (
        <>
          <button type="button" className={css.primary} onClick={fine}>
            문제없어요 <Key on>⏎</Key>
          </button>
          <label className={css.stacked}>
            <span className={css.spread}>
              <span className={look.strong}>내리는 이유</span>
              <span className={look.meta}>{leader.nickname}님에게 보여요</span>
            </span>
            <textarea
              ref={field}
              className={css.area}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <button
            type="button"
            className={css.small}
            disabled={reason.trim() === '' || board.takenDownAt !== null}
            onClick={out}
          >
            글 내리기
          </button>
        </>
      )}
    </div>
  );
}
