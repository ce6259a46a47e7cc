import { type BoardId, INQUIRY_KINDS, type Inquiry, type InquiryKind } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { inquiriesQuery } from '../api/help';
import { idIn } from '../links';
import { useBack } from '../shell/use-back';
import { Button } from '../ui/control/button';
import { lazyPart } from '../ui/feedback/lazy-part';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { TimeAgo } from '../ui/piece/time';
import { FREQUENT } from './frequent-questions';
import * as css from './help.css';
import { INQUIRY_KIND_WORDS } from './inquiry-words';
import { RecordHelp } from './record-help';

const InquirySheet = lazyPart(() => import('./inquiry-sheet').then((at) => at.InquirySheet));

/** The customer centre: frequent questions, one's own with their answers, and a new one. */
export function HelpScreen() {
  const back = useBack('/mypage');
  const about = useAbout();
  const [asking, setAsking] = useState(about.kind !== null);
  return (
    <Screen
      header={<AppBar title="도움말과 문의" onBack={back} />}
      footer={
        <BottomBar>
          <Button onPress={() => setAsking(true)}>문의하기</Button>
        </BottomBar>
      }
    >
      <div className={css.page}>
        <h2 className={css.heading}>자주 묻는 질문</h2>
        <ul className={css.card}>
          {FREQUENT.map(([question, answer]) => (
            <li key={question} className={css.entry}>
              <details>
                <summary className={css.question}>
                  {question}
                  <ChevronDown size={20} aria-hidden className={css.arrow} />
                </summary>
                <p className={css.answer}>{answer}</p>
              </details>
            </li>
          ))}
        </ul>
        <RecordHelp />
        <OwnInquiries />
      </div>
      {asking && <InquirySheet about={about} onClose={() => setAsking(false)} />}
    </Screen>
  );
}

/** `/help?kind=PAYMENT&board=12`: a screen that sends here says what it is about. */
function useAbout(): { kind: InquiryKind | null; boardId: BoardId | null } {
  const [query] = useSearchParams();
  return {
    kind: INQUIRY_KINDS.find((each) => each === query.get('kind')) ?? null,
    boardId: idIn<BoardId>(query.get('board')) || null,
  };
}

function OwnInquiries() {
  const { data = [] } = useQuery(inquiriesQuery);
  if (data.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>내 문의</h2>
      <ul className={css.card}>
        {data.map((inquiry) => (
          <Own key={inquiry.id} inquiry={inquiry} />
        ))}
      </ul>
    </>
  );
}

function Own({ inquiry: { kind, text, createdAt, answer } }: { inquiry: Inquiry }) {
  return (
    <li className={css.entry}>
      <div className={css.own}>
        <p className={css.meta}>
          {INQUIRY_KIND_WORDS[kind]} · <TimeAgo instant={createdAt} />
        </p>
        <p className={css.asked}>{text}</p>
        {answer === null ? (
          <p className={css.meta}>확인하고 있어요. 답은 알림으로 알려 드릴게요.</p>
        ) : (
          <p className={css.answered}>{answer}</p>
        )}
      </div>
    </li>
  );
}
