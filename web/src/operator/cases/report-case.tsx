import { type CaseMessage, type CasePerson, REPORT_REASONS, type ReportId, type ReportPage } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Camera, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { reportQuery } from '../../api/operator';
import { Link, useLocation } from '../../links';
import { Avatar } from '../../ui/piece/avatar';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import type { Undo } from '../decide/undo-row';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import { LateTag } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { hourTime, shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { useReveal } from '../frame/use-reveal';
import { ConsoleWaiting } from '../frame/waiting';
import { STANDING_WORDS, STATE_WORDS, thingWords } from '../frame/words';
import { ReportDecision } from './report-decision';
import { ReportedPhotos } from './reported-photos';
import * as own from './reports.css';

type Props = {
  reportId: ReportId;
  onDecide: (words: string, send: () => Promise<boolean>) => void;
  undo: Undo | null;
};

/** What was reported as it looked then, both people, and the panel that decides. */
export function ReportCase({ reportId, onDecide, undo }: Props) {
  const { isRevealed, reveal } = useReveal();
  const read = useQuery({ ...reportQuery(reportId, isRevealed), placeholderData: (before) => before });
  const { data: report } = read;
  const [, go] = useLocation();
  useKeys({ p: () => report && go(`/operator/people/${report.target.userId}`) });
  if (!report)
    return (
      <div className={own.middle}>
        <ConsoleWaiting of={read} />
      </div>
    );
  return (
    <>
      <div className={own.middle}>
        <div className={css.spread}>
          <span className={own.head}>
            <h2 className={own.title}>{REPORT_REASONS[report.reason]}</h2>
            <SmallBadge>{thingWords(report)}</SmallBadge>
            <span className={look.meta}>
              #{report.id} · {shortTime(report.createdAt)}
            </span>
          </span>
          {report.state === 'OPEN' ? (
            <LateTag since={report.createdAt} />
          ) : (
            <SmallBadge>{STATE_WORDS[report.state]}</SmallBadge>
          )}
        </div>
        {report.text && <p className={own.quote}>“{report.text}”</p>}
        <p className={`${css.note} ${own.when}`}>
          <Camera size={16} aria-hidden />
          <span className={css.grow}>신고할 때 모습이에요. {report.since}</span>
          {report.board && (
            <Link to={`/operator/boards/${report.board.boardId}`} className={`${look.cut} ${own.thing}`}>
              공구 #{report.board.boardId} {report.board.title}
            </Link>
          )}
        </p>
        <Seen report={report} />
        {report.snapshot.photos !== undefined && <ReportedPhotos reportId={report.id} count={report.snapshot.photos} />}
        {report.snapshot.masked && (
          <button type="button" className={css.small} onClick={() => void reveal(reportQuery(reportId, true))}>
            가린 번호 보기 <span className={look.meta}>기록에 남아요</span>
          </button>
        )}
        {report.others.length > 0 && (
          <p className={look.meta}>
            같은 신고 {report.others.length}건 ·{' '}
            {report.others.map(({ reason, text }) => `${REPORT_REASONS[reason]}${text && ` “${text}”`}`).join(' · ')}
          </p>
        )}
        <div className={own.people}>
          <Person title="신고된 이웃" more={<Key>P</Key>} person={report.target}>
            연 공구 {report.target.led} · 받은 신고 {report.target.reportsReceived}{' '}
            <span className={look.number}>(맞음 {report.target.reportsReceivedRight})</span>
          </Person>
          <Person title="신고한 이웃" more="상대는 몰라요" person={report.reporter}>
            신고 {report.reporter.reportsSent}번 · 맞음 {report.reporter.reportsSentRight}번
          </Person>
        </div>
      </div>
      <ReportDecision key={report.id} report={report} onDecide={onDecide} undo={undo} />
    </>
  );
}

function Seen({ report: { kind, snapshot, target, reporter, board } }: { report: ReportPage }) {
  if (snapshot.messages.length > 0)
    return snapshot.messages.map((message) => (
      <Said
        key={message.seq}
        message={message}
        isReported={message.seq === snapshot.reported}
        isLeader={message.userId === target.userId && board !== null}
        face={[target, reporter].find(({ userId }) => userId === message.userId)?.profileUrl}
      />
    ));
  if (snapshot.question) return <Asked {...snapshot.question} />;
  if (kind === 'USER' && !snapshot.title) return <p className={own.quote}>{target.nickname}님을 신고했어요.</p>;
  return (
    <div className={own.board}>
      {snapshot.title && <strong>{snapshot.title}</strong>}
      {snapshot.price !== null && <span className={look.number}>{won(snapshot.price)}</span>}
      {snapshot.star !== null && (
        <span>
          별 {snapshot.star}개 · {snapshot.keywords.join(' · ')}
        </span>
      )}
      {snapshot.content && <p className={own.text}>{snapshot.content}</p>}
      {snapshot.images.length > 0 && (
        <div className={css.wrap}>
          {snapshot.images.map((src) => (
            <img key={src} src={src} alt="" width={96} height={96} style={{ borderRadius: 10, objectFit: 'cover' }} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A question and what was answered; the words that were reported stand out. */
function Asked({ text, answer, part }: NonNullable<ReportPage['snapshot']['question']>) {
  return [
    { who: '질문', words: text, isReported: part === 'QUESTION' },
    { who: '리더의 답', words: answer, isReported: part === 'ANSWER' },
  ].map(({ who, words, isReported }) => (
    <div key={who} className={isReported ? own.reported : own.said}>
      <div className={css.grow}>
        <span className={css.wrap}>
          <span className={look.strong}>{who}</span>
          {isReported && (
            <SmallBadge kind="red">
              <Flag size={11} aria-hidden />
              신고됨
            </SmallBadge>
          )}
        </span>
        <p className={own.text}>{words ?? '아직 답하지 않았어요.'}</p>
      </div>
    </div>
  ));
}

type SaidProps = { message: CaseMessage; isReported: boolean; isLeader: boolean; face: string | undefined };

function Said({ message, isReported, isLeader, face }: SaidProps) {
  if (message.type !== 'TEXT')
    return (
      <p className={look.meta} style={{ textAlign: 'center', padding: 4 }}>
        {message.text}
      </p>
    );
  return (
    <div className={isReported ? own.reported : own.said}>
      <Avatar profileUrl={face} size={28} />
      <div className={css.grow}>
        <span className={css.wrap}>
          <span className={look.strong}>{message.nickname}</span>
          {isLeader && <SmallBadge kind="gold">신고된 이웃</SmallBadge>}
          <span className={look.meta}>{hourTime(message.sentAt)}</span>
          {isReported && (
            <SmallBadge kind="red">
              <Flag size={11} aria-hidden />
              신고됨
            </SmallBadge>
          )}
        </span>
        <p className={own.text}>{message.text}</p>
      </div>
    </div>
  );
}

function Person({
  title,
  more,
  person,
  children,
}: {
  title: string;
  more?: ReactNode;
  person: CasePerson;
  children: ReactNode;
}) {
  return (
    <Link to={`/operator/people/${person.userId}`} className={own.person}>
      <span className={css.spread}>
        <span className={look.meta}>{title}</span>
        {more && <span className={look.meta}>{more}</span>}
      </span>
      <span className={own.who}>
        <Avatar profileUrl={person.profileUrl} size={36} />
        <span className={css.grow}>
          <span className={look.strong}>{person.nickname}</span>{' '}
          {person.warnings > 0 && <SmallBadge kind="gold">경고 {person.warnings}번</SmallBadge>}{' '}
          {person.standing !== 'ACTIVE' && person.standing !== 'WARNED' && (
            <SmallBadge kind="red">{STANDING_WORDS[person.standing]}</SmallBadge>
          )}
          <br />
          <span className={look.meta}>{children}</span>
        </span>
      </span>
    </Link>
  );
}
