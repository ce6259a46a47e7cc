import type { CasePerson, OperatorAppeal, OperatorInquiry } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appealsQuery, type CaseState, operatorInquiriesQuery } from '../../api/operator';
import { useAnswerAppeal, useAnswerInquiry } from '../../api/operator-verbs';
import { Link } from '../../links';
import { notify } from '../../notices/notices';
import { Segments } from '../../ui/control/segments';
import { Avatar } from '../../ui/piece/avatar';
import { SmallBadge } from '../../ui/piece/small-badge';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Age, Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { ConsoleWaiting } from '../frame/waiting';
import { INQUIRY_WORDS, SANCTION_WORDS } from '../frame/words';

/** What people ask, and what they say against a decision. */
export function QuestionsScreen() {
  const [state, setState] = useState<CaseState>('OPEN');
  const [readInquiries, readAppeals] = [useQuery(operatorInquiriesQuery(state)), useQuery(appealsQuery(state))];
  const [inquiries, appeals] = [readInquiries.data, readAppeals.data];
  const both = { error: readInquiries.error ?? readAppeals.error };
  return (
    <Page
      title="문의·이의"
      sub="답은 알림으로 가요"
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
    >
      {(!inquiries || !appeals) && <ConsoleWaiting of={both} />}
      {inquiries?.length === 0 && appeals?.length === 0 && <Nothing words="기다리는 글이 없어요." />}
      {appeals?.map((appeal) => (
        <Appeal key={appeal.id} appeal={appeal} />
      ))}
      {inquiries?.map((inquiry) => (
        <Inquiry key={inquiry.id} inquiry={inquiry} />
      ))}
    </Page>
  );
}

function Head({ asked, tag }: { asked: OperatorAppeal | OperatorInquiry; tag: string }) {
  return (
    <div className={css.spread}>
      <Link to={`/operator/people/${asked.person.userId}`} className={css.whose}>
        <Avatar profileUrl={asked.person.profileUrl} size={28} />
        <span className={look.strong}>{asked.person.nickname}</span>
        <SmallBadge>{tag}</SmallBadge>
      </Link>
      {!asked.answeredAt && <Age since={asked.createdAt} />}
    </div>
  );
}

function Inquiry({ inquiry }: { inquiry: OperatorInquiry }) {
  const answer = useAnswerInquiry(inquiry.id);
  return (
    <article className={`${css.stacked} ${look.hair} ${css.asked}`}>
      <Head asked={inquiry} tag={`문의 · ${INQUIRY_WORDS[inquiry.kind]}`} />
      <p className={look.meta}>{purchasesOf(inquiry.person)}</p>
      <p>{inquiry.text}</p>
      {inquiry.board && (
        <Link to={`/operator/boards/${inquiry.board.boardId}`} className={look.meta}>
          공구 #{inquiry.board.boardId} {inquiry.board.title}
        </Link>
      )}
      {inquiry.answer ? (
        <p className={css.note}>{inquiry.answer}</p>
      ) : (
        <Reply onSend={(words) => answer({ answer: words })} />
      )}
    </article>
  );
}

/** Whether somebody new asks, or somebody in the middle of it. */
function purchasesOf({ led, ledCompleted, joined, joinedCompleted }: CasePerson): string {
  if (led + joined === 0) return '아직 연 공구도 참여한 공구도 없어요';
  return `연 공구 ${led} · 완료 ${ledCompleted} · 참여 ${joined} · 완료 ${joinedCompleted}`;
}

function Appeal({ appeal }: { appeal: OperatorAppeal }) {
  const answer = useAnswerAppeal(appeal.id);
  const [lift, setLift] = useState(false);
  return (
    <article className={`${css.stacked} ${look.hair} ${css.asked}`}>
      <Head asked={appeal} tag="이의 신청" />
      <p>{appeal.text}</p>
      {appeal.sanctions.map(({ id, kind, reason }) => (
        <p key={id} className={look.meta}>
          {SANCTION_WORDS[kind as keyof typeof SANCTION_WORDS]} · {reason}
        </p>
      ))}
      {appeal.answer ? (
        <p className={css.note}>{appeal.answer}</p>
      ) : (
        <>
          <button type="button" className={css.choice} aria-pressed={lift} onClick={() => setLift(!lift)}>
            제한을 풀게요
          </button>
          <Reply onSend={(words) => answer({ answer: words, lift })} />
        </>
      )}
    </article>
  );
}

function Reply({ onSend }: { onSend: (words: string) => Promise<boolean> }) {
  const [words, setWords] = useState('');
  return (
    <div className={css.stacked}>
      <textarea
        className={css.area}
        aria-label="답"
        maxLength={500}
        value={words}
        placeholder="답을 적어 주세요"
        onChange={(event) => setWords(event.target.value)}
      />
      <button
        type="button"
        className={css.small}
        disabled={words.trim() === ''}
        onClick={async () => {
          if (await onSend(words)) notify('답했어요.');
        }}
      >
        답하기
      </button>
    </div>
  );
}
