import {
  type PersonPage,
  REPORT_REASONS,
  type ReportReason,
  SANCTION_DAYS,
  type SanctionKind,
  STAGE_LABELS,
  type UserId,
} from '@mungchi/contract';
import { liftAs, sanctionAs } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { personQuery, useOperatorVerb } from '../api/operator';
import { notify } from '../notices/notices';
import { useBack } from '../shell/use-back';
import { Avatar } from '../ui/piece/avatar';
import { Gauge } from '../ui/piece/gauge';
import { won } from '../ui/text/money';
import * as own from './case.css';
import { DecisionPanel } from './decision-panel';
import { Lanes } from './lanes';
import * as look from './look.css';
import { Page } from './page';
import { Figure, Table, Tag, Waiting } from './pieces';
import * as css from './pieces.css';
import { ReasonField } from './reason-field';
import { SecondLook } from './second-look';
import { shortTime } from './times';
import { KIND_WORDS, SANCTION_WORDS, STANDING_WORDS, STATE_WORDS } from './words';

export function PersonScreen() {
  const id = Number(useParams<{ userId: string }>().userId);
  const [reveal, setReveal] = useState(false);
  const read = useQuery({ ...personQuery(id, reveal), placeholderData: (before) => before });
  const { data: person } = read;
  const back = useBack('/operator/people');
  return (
    <Page
      title={`이웃 ${person?.nickname ?? ''}`}
      promise="본 것과 바꾼 것이 모두 남아요"
      onBack={back}
      decision={person && <Sanctions key={person.userId} person={person} />}
    >
      {person ? <Person person={person} onReveal={() => setReveal(true)} /> : <Waiting of={read} />}
    </Page>
  );
}

function Person({ person, onReveal }: { person: PersonPage; onReveal: () => void }) {
  const open = person.reports.filter(({ state, sent }) => state === 'OPEN' && !sent).length;
  return (
    <>
      <div className={own.wrapping}>
        <Avatar profileUrl={person.profileUrl} size={56} />
        <div className={own.headWords}>
          <span className={css.wrap} style={{ alignItems: 'center' }}>
            <span className={own.title}>{person.nickname}</span>
            {person.warnings > 0 && <Tag kind="gold">경고 {person.warnings}번</Tag>}
            {person.standing !== 'ACTIVE' && person.standing !== 'WARNED' && (
              <Tag kind="red">{STANDING_WORDS[person.standing]}</Tag>
            )}
            {open > 0 && <Tag kind="red">열린 신고 {open}</Tag>}
            {person.operator && <Tag kind="brand">운영자</Tag>}
          </span>
          <div className={look.meta}>
            #{person.userId} · {person.address ?? '동네 없음'} · {person.since && `${shortTime(person.since)} 가입`}
          </div>
        </div>
        <span className={css.wrap}>
          <Gauge percent={Math.round(person.mannerLeader)} of="leader" size={28} />
          <Gauge percent={Math.round(person.mannerParticipant)} of="follower" size={28} />
        </span>
      </div>
      <p className={`${css.note} ${css.gap}`}>
        <span className={css.grow}>
          전화 {person.phone ?? '–'} {person.phoneVerified && <Tag kind="green">확인됨</Tag>} · 메일 {person.email}
        </span>
        {person.masked && (
          <button type="button" className={css.small} onClick={onReveal}>
            가린 것 보기 <span className={look.meta}>기록에 남아요</span>
          </button>
        )}
      </p>
      <div className={css.cellsOf}>
        <Figure name="연 공구" more={`완료 ${person.ledCompleted}`}>
          {person.led}
        </Figure>
        <Figure name="참여" more={`완료 ${person.joinedCompleted}`}>
          {person.joined}
        </Figure>
        <Figure name="안 온 약속">{person.noShows}</Figure>
        <Figure name="받은 문제">{person.disputesReceived}</Figure>
        <Figure name="알린 문제">{person.disputesSaid}</Figure>
        <Figure name="받은 신고" more={`맞음 ${person.reportsReceivedRight}`}>
          {person.reportsReceived}
        </Figure>
      </div>
      <section className={css.gap} aria-label="지나온 일">
        <h2 className={look.sectionTitle}>지나온 일</h2>
        <section
          className={css.scroll}
          aria-label="지나온 일의 그림"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
          tabIndex={0}
        >
          <Lanes person={person} />
        </section>
      </section>
      <section className={css.gap} aria-label="공구">
        <h2 className={look.sectionTitle}>
          공구 <span className={look.meta}>{person.boards.length}개</span>
        </h2>
        <Table head={['번호', '공구', '역할', '단계', { right: '인원' }, { right: '금액' }]}>
          {person.boards.map((board) => (
            <tr key={board.boardId}>
              <td className={css.td}>#{board.boardId}</td>
              <td className={css.td}>
                <Link to={`/operator/boards/${board.boardId}`}>{board.title}</Link>
              </td>
              <td className={css.td}>
                <Tag kind={board.role === 'LEADER' ? 'gold' : 'blue'}>{board.role === 'LEADER' ? '리더' : '이웃'}</Tag>
              </td>
              <td className={css.td}>
                <Tag kind={board.stage === 'COMPLETED' ? 'green' : 'grey'}>{STAGE_LABELS[board.stage]}</Tag>
              </td>
              <td className={`${css.td} ${css.right}`}>{board.totalUser}명</td>
              <td className={`${css.td} ${css.right}`}>{won(board.price)}</td>
            </tr>
          ))}
        </Table>
      </section>
      {person.reports.length > 0 && (
        <section className={css.gap} aria-label="신고">
          <h2 className={look.sectionTitle}>신고</h2>
          {person.reports.map(({ id, kind, reason, state, createdAt, sent }) => (
            <Link key={id} to={`/operator/reports?at=${id}`} className={css.row}>
              <Tag>{sent ? '한 신고' : '받은 신고'}</Tag>
              <span className={css.grow}>
                {KIND_WORDS[kind as keyof typeof KIND_WORDS]} · {REPORT_REASONS[reason as ReportReason]}
              </span>
              <span className={look.meta}>{STATE_WORDS[state]}</span>
              <span className={look.meta}>{shortTime(createdAt)}</span>
            </Link>
          ))}
        </section>
      )}
    </>
  );
}

/** Warn, pause or ban; what holds already, and how to end it. */
function Sanctions({ person }: { person: PersonPage }) {
  const [kind, setKind] = useState<SanctionKind | null>(null);
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  const give = useOperatorVerb(sanctionAs);
  const lift = useOperatorVerb(liftAs);
  const isReady = kind !== null && reason.trim() !== '' && (kind !== 'BANNED' || confirm === person.nickname);
  const userId = String(person.userId) as unknown as UserId & string;
  async function press() {
    if (!kind || !isReady) return;
    const sanction = { kind, ...(kind === 'PAUSED' && { days }), ...(kind === 'BANNED' && { confirm }) };
    if (await give({ params: { userId }, body: { sanction, reason } })) {
      notify('알렸어요. 기록에 남았어요.');
      setKind(null);
      setReason('');
    }
  }
  return (
    <DecisionPanel title="이용 제한">
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>이용 제한</h2>
        <div className={css.wrap}>
          {(['WARNED', 'PAUSED', 'BANNED'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={css.small}
              aria-pressed={kind === each}
              onClick={() => setKind(each)}
            >
              {SANCTION_WORDS[each]}
            </button>
          ))}
        </div>
        {kind === 'PAUSED' && (
          <div className={css.wrap}>
            {SANCTION_DAYS.map((each) => (
              <button
                key={each}
                type="button"
                className={css.small}
                aria-pressed={days === each}
                onClick={() => setDays(each)}
              >
                {each}일
              </button>
            ))}
          </div>
        )}
        <ReasonField hint={`${person.nickname}님에게 보여요`} value={reason} onChange={setReason} />
        {kind === 'BANNED' && (
          <SecondLook
            words="닉네임을 다시 적어 주세요"
            hint={person.nickname}
            value={confirm}
            onChange={setConfirm}
            isRight={confirm === person.nickname}
          />
        )}
        <button type="button" className={css.primary} disabled={!isReady} onClick={() => void press()}>
          {kind === 'PAUSED' ? `${days}일 제한` : kind ? SANCTION_WORDS[kind] : '골라 주세요'}
        </button>
        <p className={look.meta}>영구 정지는 진행 중인 공구를 취소하고 돈을 돌려줘요.</p>
        <h2 className={`${look.sectionTitle} ${css.gap}`}>이 이웃의 기록</h2>
        {person.sanctions.length === 0 && <p className={look.meta}>제한한 적이 없어요.</p>}
        {person.sanctions.map(({ id, kind: was, reason: why, at, until, liftedAt, by }) => (
          <div key={id} className={look.hair} style={{ padding: '8px 0' }}>
            <span className={css.spread}>
              <span className={look.strong}>{SANCTION_WORDS[was]}</span>
              <span className={look.meta}>{shortTime(at)}</span>
            </span>
            <p>{why}</p>
            <span className={css.spread}>
              <span className={look.meta}>
                {by ?? '명령'} {until && `· ${shortTime(until)}까지`} {liftedAt && '· 풀었어요'}
              </span>
              {was !== 'WARNED' && !liftedAt && (
                <button
                  type="button"
                  className={css.small}
                  disabled={reason.trim() === ''}
                  onClick={() => void lift({ params: { sanctionId: String(id) }, body: { reason } })}
                >
                  풀기
                </button>
              )}
            </span>
          </div>
        ))}
      </div>
    </DecisionPanel>
  );
}
