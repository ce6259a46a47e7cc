import type { DisputePage } from '@mungchi/contract';
import { STAGE_LABELS } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { caseQuery, casesQuery } from '../../api/operator';
import { Link, useAddressId, useLocation } from '../../links';
import { useBack } from '../../shell/use-back';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import { Key, Page } from '../frame/page';
import { PictureViewer } from '../frame/picture-viewer';
import { LateTag } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useIsPhone } from '../frame/use-is-phone';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { DISPUTE_WORDS } from '../frame/words';
import { BothRecords } from './both-records';
import * as own from './case.css';
import { CaseDecision } from './case-decision';
import {
  CaseChat,
  CaseLedger,
  CaseMeeting,
  CaseSide,
  followerHistory,
  leaderHistory,
  pictureWords,
} from './case-parts';
import { Evidence } from './evidence';

const KEYS = [
  { keys: ['J', 'K'], words: '다른 문제' },
  { keys: ['Space'], words: '사진 크게' },
  { keys: ['A'], words: '금액' },
  { keys: ['R'], words: '이유' },
  { keys: ['P'], words: '두 사람의 기록' },
  { keys: ['⌘', '⏎'], words: '결정' },
];
const PARTS = ['두 사람', '전달', '장부', '대화'] as const;

/** A dispute whole: both sides at equal width, evidence before opinion. */
export function CaseScreen() {
  const id = useAddressId('disputeId');
  const read = useQuery(caseQuery(id));
  const { data: dispute } = read;
  const { data: open = [] } = useQuery(casesQuery('OPEN'));
  const [, go] = useLocation();
  const back = useBack('/operator/disputes');
  const isPhone = useIsPhone();
  const at = open.findIndex((each) => each.id === id);
  const move = (by: number) => {
    // Decided meanwhile: from outside the queue one goes on with its oldest.
    const next = at < 0 ? open[0] : open[at + by];
    if (next) go(`/operator/disputes/${next.id}`);
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <Page
      title={`문제 #${id}`}
      sub={dispute && <Kind dispute={dispute} />}
      keys={KEYS}
      tools={
        at >= 0 && (
          <span className={css.wrap} style={{ alignItems: 'center' }}>
            <button type="button" className={css.small} aria-label="앞 문제" onClick={() => move(-1)}>
              <ChevronUp size={16} aria-hidden />
            </button>
            <button type="button" className={css.small} aria-label="다음 문제" onClick={() => move(1)}>
              <ChevronDown size={16} aria-hidden />
            </button>
            {!isPhone && (
              <span className={look.meta}>
                {open.length}건 중 {at + 1}번째 <Key>K</Key> <Key>J</Key>
              </span>
            )}
          </span>
        )
      }
      onBack={back}
      decision={dispute && <CaseDecision key={dispute.id} dispute={dispute} waiting={open} />}
    >
      {dispute ? <Case dispute={dispute} /> : <ConsoleWaiting of={read} />}
    </Page>
  );
}

/** What it is about; on a phone also how long it has waited. */
function Kind({ dispute: { kind, endedAt, escalatedAt } }: { dispute: DisputePage }) {
  const isPhone = useIsPhone();
  return (
    <span className={css.wrap}>
      {isPhone && endedAt === null && escalatedAt && <LateTag since={escalatedAt} />}
      <SmallBadge kind="brand">{DISPUTE_WORDS[kind]}</SmallBadge>
    </span>
  );
}

function Case({ dispute }: { dispute: DisputePage }) {
  const [part, setPart] = useState(0);
  const [large, setLarge] = useState<number | null>(null);
  const [isCompared, setIsCompared] = useState(false);
  const { board, pictures, answerPictures, followerPerson, leaderPerson } = dispute;
  const evidence = [
    ...pictures.map((picture, nth) => ({ ...picture, words: pictureWords(followerPerson, nth) })),
    ...answerPictures.map((picture, nth) => ({ ...picture, words: pictureWords(leaderPerson, nth) })),
  ];
  useKeys({
    p: () => setIsCompared(true),
    ...(evidence.length > 0 && { ' ': () => setLarge(0) }),
  });
  return (
    <>
      <div className={own.wrapping}>
        <img className={own.cover} src={board.imgUrl} alt="" />
        <div className={own.headWords}>
          <Link to={`/operator/boards/${board.boardId}`} className={own.title}>
            {board.title}
          </Link>
          <div className={look.meta}>
            공구 #{board.boardId} · {board.location} · {won(board.price)} · {board.totalUser}명 · 1인{' '}
            {won(dispute.share)} · {STAGE_LABELS[board.stage]}
          </div>
        </div>
        {dispute.endedAt === null && dispute.escalatedAt && (
          <div className={own.waits}>
            <LateTag since={dispute.escalatedAt} />
            <div className={look.meta}>{shortTime(dispute.escalatedAt)}에 넘어옴</div>
          </div>
        )}
      </div>
      <div className={own.tabs}>
        {PARTS.map((name, index) => (
          <button
            key={name}
            type="button"
            className={own.tab}
            aria-pressed={index === part}
            onClick={() => setPart(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={own.halves}>
        <section className={own.half} data-hidden={part !== 0} aria-label="알린 이웃">
          <CaseSide
            person={followerPerson}
            tag={<SmallBadge kind="blue">알린 이웃</SmallBadge>}
            history={followerHistory(followerPerson)}
            at={dispute.createdAt}
            text={dispute.text}
            pictures={pictures}
            onPicture={setLarge}
            wanted={dispute.wanted}
          />
        </section>
        <section className={own.half} data-hidden={part !== 0} aria-label="리더">
          <CaseSide
            person={leaderPerson}
            tag={<SmallBadge kind="gold">리더</SmallBadge>}
            history={leaderHistory(leaderPerson)}
            at={dispute.escalatedAt}
            text={dispute.answer ?? '답하지 않았어요.'}
            pictures={answerPictures}
            onPicture={(nth) => setLarge(pictures.length + nth)}
          />
        </section>
        <section className={own.half} data-hidden={part !== 1 && part !== 2} aria-label="약속과 전달">
          <div className={own.within} data-hidden={part !== 1}>
            <CaseMeeting dispute={dispute} />
          </div>
          <div className={own.within} data-hidden={part !== 2}>
            <CaseLedger ledger={dispute.ledger} held={dispute.held} />
          </div>
        </section>
        <section className={own.half} data-hidden={part !== 3} aria-label="그때의 대화">
          <CaseChat dispute={dispute} />
        </section>
      </div>
      {part === 0 && <Evidence dispute={dispute} onMeeting={() => setPart(1)} />}
      {large !== null && <PictureViewer pictures={evidence} first={large} onClose={() => setLarge(null)} />}
      <BothRecords people={[followerPerson, leaderPerson]} open={isCompared} onClose={() => setIsCompared(false)} />
    </>
  );
}
