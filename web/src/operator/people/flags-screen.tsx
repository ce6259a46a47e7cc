import type { FlaggedBoard } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type CaseState, flagsQuery } from '../../api/operator';
import { useSeeFlags, useTakeDown } from '../../api/operator-verbs';
import { Link } from '../../links';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { Segments } from '../../ui/control/segments';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as own from '../cases/case.css';
import { OpenedPanel } from '../decide/decision-panel';
import { ReasonField } from '../decide/reason-field';
import { useQueue } from '../decide/use-queue';
import * as look from '../frame/look.css';
import { Key, Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { FLAG_WORDS } from '../frame/words';
import { age } from '../todo.css';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['⏎'], words: '문제없어요' },
  { keys: ['R'], words: '내리는 이유' },
];

/** Posts in which a first look found something. They are shown to everybody meanwhile. */
export function FlagsScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const read = useQuery(flagsQuery(state));
  const { data } = read;
  const shown = data ?? [];
  const { open, at, show, close } = useQueue(shown, ({ board }) => board.boardId);
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
      decision={open && <Decision key={open.board.boardId} flagged={open} onClose={close} />}
    >
      {!data && <ConsoleWaiting of={read} />}
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
              <SmallBadge key={kind} kind="gold">
                {FLAG_WORDS[kind]}
              </SmallBadge>
            ))}
          </span>
          <span className={age}>{flagged.seenAt ? shortTime(flagged.seenAt) : <Age since={flagged.at} />}</span>
        </button>
      ))}
    </Page>
  );
}

type Flagged = { flagged: FlaggedBoard; onClose: () => void };

function Decision({ flagged: { board, content, leader, flags, seenAt }, onClose }: Flagged) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const see = useSeeFlags(board.boardId);
  const takeDown = useTakeDown(board.boardId);
  async function fine() {
    if (seenAt === null && (await see())) notify('살펴봤어요.');
  }
  async function out() {
    if (await takeDown({ reason })) notify('글을 내렸어요.');
  }
  useKeys({ enter: () => void fine(), r: () => field.current?.focus() });
  return (
    <OpenedPanel title="살펴볼 글" onClose={onClose}>
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
            <Button size="medium" onPress={fine}>
              문제없어요 <Key on>⏎</Key>
            </Button>
            <ReasonField
              label="내리는 이유"
              hint={`${leader.nickname}님에게 보여요`}
              value={reason}
              onChange={setReason}
              field={field}
            />
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
    </OpenedPanel>
  );
}
