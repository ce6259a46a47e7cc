import { type OperatorBoard, STAGE_LABELS } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorBoardQuery } from '../../api/operator';
import { useCallOff, useTakeDown } from '../../api/operator-verbs';
import { Link, useAddressId } from '../../links';
import { notify } from '../../notices/notices';
import { useBack } from '../../shell/use-back';
import { Button } from '../../ui/control/button';
import { SmallBadge } from '../../ui/piece/small-badge';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { won } from '../../ui/text/money';
import * as own from '../cases/case.css';
import { CaseLedger } from '../cases/case-parts';
import { ForGood, isSum, SumAgain } from '../cases/second-look';
import { DecisionPanel } from '../decide/decision-panel';
import { ReasonField } from '../decide/reason-field';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { ConsoleWaiting } from '../frame/waiting';

export function BoardScreen() {
  const id = useAddressId('boardId');
  const read = useQuery(operatorBoardQuery(id));
  const { data: board } = read;
  const back = useBack('/operator/boards');
  return (
    <Page title={`공구 #${id}`} onBack={back} decision={board && <Decision key={board.boardId} board={board} />}>
      {board ? <Board board={board} /> : <ConsoleWaiting of={read} />}
    </Page>
  );
}

function Board({ board }: { board: OperatorBoard }) {
  return (
    <>
      <div className={own.head}>
        <img className={own.cover} src={board.imgUrl} alt="" />
        <div className={css.grow}>
          <span className={own.title}>{board.title}</span>
          <div className={look.meta}>
            {STAGE_LABELS[board.stage]} · {won(board.price)} · {board.memberCount}/{board.totalUser}명 ·{' '}
            {board.location}
          </div>
        </div>
        {board.takenDownAt ? (
          <SmallBadge kind="red">내림</SmallBadge>
        ) : (
          board.heldAt && <SmallBadge kind="red">확인 중</SmallBadge>
        )}
      </div>
      <p className={own.said}>{board.content}</p>
      <p className={css.note}>
        {board.clocks.map(({ name, at }) => (
          <span key={name}>
            {name} <strong>{shortTime(at)}</strong>
          </span>
        ))}
      </p>
      <section className={css.gap} aria-label="참여한 이웃">
        <Table head={['이웃', '역할', '결제', '받음', '나감', { right: '맡아 둔 돈' }]}>
          {board.members.map((member) => (
            <tr key={member.participantId}>
              <td className={cells.td}>
                <Link to={`/operator/people/${member.userId}`}>{member.nickname}</Link>
              </td>
              <td className={cells.td}>
                <SmallBadge kind={member.role === 'LEADER' ? 'gold' : 'blue'}>
                  {member.role === 'LEADER' ? '리더' : '이웃'}
                </SmallBadge>
              </td>
              <td className={`${cells.td} ${look.number}`}>
                {member.paidAt ? shortTime(member.paidAt) : member.payBy ? `${shortTime(member.payBy)}까지` : '–'}
              </td>
              <td className={`${cells.td} ${look.number}`}>{member.receivedAt ? shortTime(member.receivedAt) : '–'}</td>
              <td className={`${cells.td} ${look.number}`}>{member.leftAt ? shortTime(member.leftAt) : '–'}</td>
              <td className={`${cells.td} ${cells.right}`}>{won(member.held)}</td>
            </tr>
          ))}
        </Table>
      </section>
      <CaseLedger ledger={board.ledger} held={board.held} />
    </>
  );
}

type Followers = OperatorBoard['members'];

/** Before it is bought everything goes back; bought, a sum for each who has not received. */
function Decision({ board }: { board: OperatorBoard }) {
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const [sums, setSums] = useState<Record<number, string>>({});
  const takeDown = useTakeDown(board.boardId);
  const callOff = useCallOff(board.boardId);
  const isBought = board.stage === 'PURCHASED';
  const followers = board.members.filter(({ role, leftAt }) => role === 'FOLLOWER' && !leftAt);
  const waiting = followers.filter(({ receivedAt, refundedAt }) => !receivedAt && !refundedAt);
  const refunds = waiting.map(({ participantId }) => ({ participantId, refund: Number(sums[participantId] ?? 0) }));
  const sum = isBought ? refunds.reduce((all, { refund }) => all + refund, 0) : heldBy(followers);
  const canEnd = board.stage !== 'COMPLETED' && board.stage !== 'CANCELLED';
  const isReady = reason.trim() !== '' && isSum(again, sum);
  return (
    <DecisionPanel title="결정하기">
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>결정</h2>
        <ReasonField value={reason} onChange={setReason} />
        <button
          type="button"
          className={css.small}
          disabled={reason.trim() === '' || board.takenDownAt !== null}
          onClick={async () => {
            if (await takeDown({ reason })) notify('글을 내렸어요.');
          }}
        >
          {board.takenDownAt ? '내린 글이에요' : '글 내리기'}
        </button>
        {canEnd && (
          <>
            <h2 className={`${look.sectionTitle} ${css.gap}`}>취소와 환불</h2>
            {isBought &&
              waiting.map(({ participantId, nickname, held }) => (
                <label key={participantId} className={css.spread}>
                  <span className={css.grow}>
                    {nickname} <span className={look.meta}>{won(held)}까지</span>
                  </span>
                  <input
                    className={css.input}
                    style={{ width: 110 }}
                    inputMode="numeric"
                    value={sums[participantId] ?? ''}
                    placeholder="0"
                    onChange={(event) => setSums({ ...sums, [participantId]: event.target.value.replace(/\D/g, '') })}
                  />
                </label>
              ))}
            <p className={look.meta}>
              {isBought ? '이웃마다 결정하고 공구를 마무리해요.' : '모두에게 돌려주고 공구를 취소해요.'} 돌려줄 돈{' '}
              <strong>{won(sum)}</strong>
            </p>
            <SumAgain sum={sum} value={again} onChange={setAgain} words="돌려줄 돈을 다시 적어 주세요" />
            <Button
              size="medium"
              disabled={!isReady}
              onPress={async () => {
                if (await callOff({ reason, confirm: sum, ...(isBought && { refunds }) }))
                  notify('취소하고 돌려줬어요.');
              }}
            >
              {won(sum)} 돌려주고 {isBought ? '마무리' : '취소'}
            </Button>
            <ForGood />
          </>
        )}
      </div>
    </DecisionPanel>
  );
}

function heldBy(followers: Followers): number {
  return followers.reduce((all, { held }) => all + held, 0);
}
