import { type PersonPage, REPORT_REASONS, type ReportReason, STAGE_LABELS } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { personQuery } from '../../api/operator';
import { Link, useAddressId } from '../../links';
import { useBack } from '../../shell/use-back';
import { serverNow } from '../../time/clock';
import { Avatar } from '../../ui/piece/avatar';
import { Gauge } from '../../ui/piece/gauge';
import { SmallBadge } from '../../ui/piece/small-badge';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { won } from '../../ui/text/money';
import * as own from '../cases/case.css';
import { Lanes } from '../cases/lanes';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Figure } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortDay, shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { useReveal } from '../frame/use-reveal';
import { ConsoleWaiting } from '../frame/waiting';
import { REPORT_KIND_WORDS, STANDING_WORDS, STATE_WORDS } from '../frame/words';
import { Sanctions } from './person-sanctions';

const KEYS = [
  { keys: ['F'], words: '신고' },
  { keys: ['S'], words: '이용 제한' },
  { keys: ['B'], words: '공구' },
  { keys: ['Esc'], words: '돌아가기' },
];

type Part = RefObject<HTMLElement | null>;

/** The first thing in it that can be pressed has the focus, so Enter opens it and Tab goes on. */
function jumpTo({ current }: Part): void {
  current?.scrollIntoView({ block: 'nearest' });
  const first = current?.querySelector<HTMLElement>('a[href], button:enabled') ?? current;
  first?.focus();
}

export function PersonScreen() {
  const id = useAddressId('userId');
  const { isRevealed, reveal } = useReveal();
  const read = useQuery({ ...personQuery(id, isRevealed), placeholderData: (before) => before });
  const { data: person } = read;
  const back = useBack('/operator/people');
  const reports = useRef<HTMLElement>(null);
  const boards = useRef<HTMLElement>(null);
  const sanctions = useRef<HTMLDivElement>(null);
  useKeys({
    f: () => jumpTo(reports),
    s: () => jumpTo(sanctions),
    b: () => jumpTo(boards),
    escape: back,
  });
  return (
    <Page
      title={`이웃 ${person?.nickname ?? ''}`}
      keys={KEYS}
      promise="본 것과 바꾼 것이 모두 남아요"
      onBack={back}
      decision={person && <Sanctions key={person.userId} person={person} choices={sanctions} />}
    >
      {person ? (
        <Person person={person} onReveal={() => void reveal(personQuery(id, true))} boards={boards} reports={reports} />
      ) : (
        <ConsoleWaiting of={read} />
      )}
    </Page>
  );
}

type Props = { person: PersonPage; onReveal: () => void; boards: Part; reports: Part };

function Person({ person, onReveal, boards, reports }: Props) {
  const open = person.reports.filter(({ state, sent }) => state === 'OPEN' && !sent).length;
  return (
    <>
      <div className={own.wrapping}>
        <Avatar profileUrl={person.profileUrl} size={56} />
        <div className={own.headWords}>
          <span className={css.wrap} style={{ alignItems: 'center' }}>
            <span className={own.title}>{person.nickname}</span>
            {person.warnings > 0 && <SmallBadge kind="gold">경고 {person.warnings}번</SmallBadge>}
            {person.standing !== 'ACTIVE' && person.standing !== 'WARNED' && (
              <SmallBadge kind="red">{STANDING_WORDS[person.standing]}</SmallBadge>
            )}
            {open > 0 && <SmallBadge kind="red">열린 신고 {open}</SmallBadge>}
            {person.operator && <SmallBadge kind="brand">운영자</SmallBadge>}
          </span>
          <div className={look.meta}>
            #{person.userId} · {person.address ?? '동네 없음'} ·{' '}
            {person.since && `${shortDay(person.since, serverNow())} 가입`}
          </div>
        </div>
        <span className={css.wrap} style={{ alignItems: 'center' }}>
          <Gauge percent={Math.round(person.mannerLeader)} of="leader" />
          <span className={`${look.meta} ${own.gaugeName}`}>리더</span>
          <Gauge percent={Math.round(person.mannerParticipant)} of="follower" />
          <span className={look.meta}>이웃</span>
        </span>
      </div>
      <p className={`${css.note} ${css.gap}`}>
        <span className={css.grow}>
          전화 {person.phone ?? '–'} {person.phoneVerified && <SmallBadge kind="green">확인됨</SmallBadge>} · 메일{' '}
          {person.email}
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
      {person.circle.people > 0 && (
        <p className={`${look.meta} ${css.gap}`}>
          함께한 이웃 {person.circle.people}명 · 다른 리더와도 산 이웃 {person.circle.elsewhere}명 · 같은 결제 수단{' '}
          {person.circle.sameMark}
        </p>
      )}
      <section className={css.gap} aria-label="지나온 일">
        <h2 className={look.sectionTitle}>지나온 일</h2>
        <section
          className={cells.scroll}
          aria-label="지나온 일의 그림"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
          tabIndex={0}
        >
          <Lanes person={person} />
        </section>
      </section>
      <section ref={boards} tabIndex={-1} className={css.gap} aria-label="공구">
        <h2 className={look.sectionTitle}>
          공구 <span className={look.meta}>{person.boards.length}개</span>
        </h2>
        <Table head={['번호', '공구', '역할', '단계', { right: '인원' }, { right: '금액' }]}>
          {person.boards.map((board) => (
            <tr key={board.boardId}>
              <td className={cells.td}>#{board.boardId}</td>
              <td className={`${cells.td} ${cells.titled}`}>
                <Link to={`/operator/boards/${board.boardId}`}>{board.title}</Link>
              </td>
              <td className={cells.td}>
                <SmallBadge kind={board.role === 'LEADER' ? 'gold' : 'blue'}>
                  {board.role === 'LEADER' ? '리더' : '이웃'}
                </SmallBadge>
              </td>
              <td className={cells.td}>
                <SmallBadge kind={board.stage === 'COMPLETED' ? 'green' : 'grey'}>
                  {STAGE_LABELS[board.stage]}
                </SmallBadge>
              </td>
              <td className={`${cells.td} ${cells.right}`}>{board.totalUser}명</td>
              <td className={`${cells.td} ${cells.right}`}>{won(board.price)}</td>
            </tr>
          ))}
        </Table>
      </section>
      <section ref={reports} tabIndex={-1} className={css.gap} aria-label="신고">
        <h2 className={look.sectionTitle}>신고</h2>
        {person.reports.length === 0 && <p className={look.meta}>받은 신고도 한 신고도 없어요.</p>}
        {person.reports.map(({ id, kind, reason, state, createdAt, sent }) => (
          <Link key={id} to={`/operator/reports?at=${id}`} className={css.row}>
            <SmallBadge>{sent ? '한 신고' : '받은 신고'}</SmallBadge>
            <span className={css.grow}>
              {REPORT_KIND_WORDS[kind as keyof typeof REPORT_KIND_WORDS]} · {REPORT_REASONS[reason as ReportReason]}
            </span>
            <span className={look.meta}>{STATE_WORDS[state]}</span>
            <span className={look.meta}>{shortTime(createdAt)}</span>
          </Link>
        ))}
      </section>
    </>
  );
}
