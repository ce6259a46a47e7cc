import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FilePenLine, HandCoins, Heart } from 'lucide-react';
import { deskQuery } from '../../api/desk';
import { draftsQuery } from '../../api/drafts';
import { Link } from '../../links';
import { useSinglePress } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { Block } from '../../ui/feedback/skeleton';
import { sectionTitle } from '../../ui/foundation/display.css';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { won } from '../../ui/text/money';
import * as css from './desk.css';
import { TaskList } from './task-list';

const DraftsSheet = lazyPart(() => import('./drafts-sheet').then((at) => at.DraftsSheet));

/** Above one's own purchases: what waits for the leader, money to be fetched, posts begun. Nothing when there is none of it. */
export function DeskHead() {
  const { data: desk, error, refetch } = useQuery(deskQuery);
  const { data: drafts = [] } = useQuery({ ...draftsQuery, refetchOnMount: 'always' });
  if (!desk && !error) return <Waiting />;
  const hasSomething =
    !desk || desk.tasks.length > 0 || desk.payable > 0 || drafts.length > 0 || desk.regulars !== null;
  if (!hasSomething) return null;
  return (
    <div className={css.desk}>
      {desk ? <TaskList tasks={desk.tasks} /> : <DeskFailed onRetry={() => refetch()} />}
      {desk && desk.payable > 0 && <Payable sum={desk.payable} />}
      {drafts.length > 0 && <Drafts count={drafts.length} />}
      <div className={css.listHead}>
        <h2 className={sectionTitle}>올린 공구</h2>
        {desk && desk.regulars !== null && (
          <p className={css.regulars}>
            <Heart size={18} aria-hidden />
            단골 {desk.regulars}명
          </p>
        )}
      </div>
    </div>
  );
}

function DeskFailed({ onRetry }: { onRetry: () => unknown }) {
  const { press } = useSinglePress(onRetry);
  return (
    <div className={css.failed} role="alert">
      <p>할 일을 불러오지 못했어요.</p>
      <button type="button" className={css.retry} onClick={press}>
        다시
      </button>
    </div>
  );
}

function Payable({ sum }: { sum: number }) {
  return (
    <div className={css.payable}>
      <HandCoins size={24} aria-hidden className={css.payableIcon} />
      <p className={css.payableWords}>
        받을 돈이 <b className={css.sum}>{won(sum)}</b> 있어요
      </p>
      <Link to="/mypage/payouts" className={css.payableButton}>
        정산 받기
      </Link>
    </div>
  );
}

function Drafts({ count }: { count: number }) {
  const sheet = useLateSheet();
  return (
    <>
      <button type="button" className={css.drafts} aria-haspopup="dialog" onClick={sheet.open}>
        <FilePenLine size={22} aria-hidden className={css.draftsIcon} />
        <span className={css.draftsWords}>
          쓰던 글 <b className={css.draftsNumber}>{count}</b>개
        </span>
        <ChevronRight size={22} aria-hidden className={css.draftsIcon} />
      </button>
      {sheet.isWanted && <DraftsSheet open={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading
      text="할 일을 불러오고 있어요."
      skeleton={
        <div className={css.waiting} aria-hidden>
          <Block width={80} height={28} />
          <Block height={84} radius={16} />
          <Block height={84} radius={16} />
        </div>
      }
    />
  );
}
