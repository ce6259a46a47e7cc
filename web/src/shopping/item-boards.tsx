import type { ProductBoard, ProductId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/me';
import { productBoardsQuery } from '../api/products';
import { Link, useLocation } from '../links';
import { useEnterRoom } from '../shell/use-enter-room';
import { useNow } from '../time/clock';
import { countdown } from '../time/time-label';
import { Button } from '../ui/control/button';
import { Failed } from '../ui/feedback/failed';
import { lazyPart } from '../ui/feedback/lazy-part';
import { RowSkeletons } from '../ui/feedback/skeleton';
import { sectionTitle } from '../ui/foundation/display.css';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { MascotBox } from '../ui/mascot/mascot-box';
import { Avatar } from '../ui/piece/avatar';
import { distanceText } from '../ui/text/distance';
import { won } from '../ui/text/money';
import { hasShares } from '../ui/text/seat-unit';
import { shortPlace } from '../ui/text/short-place';
import * as css from './item-boards.css';

const JoinSheet = lazyPart(() => import('../ui/piece/join-sheet').then((sheet) => sheet.JoinSheet));

export function ItemBoards({ productId }: { productId: ProductId }) {
  const { data, isPending, refetch } = useQuery({ ...productBoardsQuery(productId), refetchInterval: 30_000 });
  return (
    <section className={css.section} aria-labelledby="open-boards">
      <h2 id="open-boards" className={sectionTitle}>
        진행 중인 공구 {data && data.length > 0 && <span className={css.count}>{data.length}</span>}
      </h2>
      {isPending ? (
        <RowSkeletons count={2} />
      ) : !data ? (
        <Failed onRetry={() => refetch()} />
      ) : data.length === 0 ? (
        <NobodyYet />
      ) : (
        <ul className={css.list}>
          {data.map((board) => (
            <li key={board.id}>
              <OpenBoard board={board} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Low enough to be seen below the picture. */
function NobodyYet() {
  return (
    <div className={css.nobody}>
      <MascotBox peek="yellow" size={80} />
      <p className={css.invitation}>{'진행 중인 공구가 없어요.\n아래 버튼으로 직접 시작해 보세요!'}</p>
    </div>
  );
}

function OpenBoard({ board }: { board: ProductBoard }) {
  const [creator] = board.participants;
  return (
    <article className={css.card}>
      <Link to={`/gonggu/list/${board.id}`} className={css.summary}>
        <span className={css.who}>
          <Avatar profileUrl={creator?.profileUrl} size={32} leader />
          <b>{creator?.nickname}</b>
        </span>
        <span className={css.title}>{board.title}</span>
        <span className={css.facts}>
          {hasShares(board) ? '1몫' : '1인'} <b className={css.share}>{won(board.perPersonPrice)}</b> ·{' '}
          {board.currentUsers}/{board.totalUsers}
          {hasShares(board) ? '몫' : '명'}
        </span>
        <span className={css.place}>
          {shortPlace(board.location)}
          {board.distance !== null && ` · ${distanceText(board.distance)}`}
        </span>
      </Link>
      <JoinButton board={board} />
    </article>
  );
}

const FAR_METRES = 3000;

/** Shut when the deadline has passed or it is one's own; the clock is the server's. */
function JoinButton({ board }: { board: ProductBoard }) {
  const now = useNow(1000);
  const sheet = useLateSheet();
  const [, navigate] = useLocation();
  const enter = useEnterRoom(board, sheet.close);
  const { data: person } = useQuery(meQuery);
  const until = Date.parse(board.closesAt);
  const over = now >= until;
  const own = person !== undefined && board.participants[0]?.userId === person.id;

  return (
    <div className={css.join}>
      <span
        className={css.clock[board.boardStatus === 'CLOSING_SOON' ? 'hot' : 'calm']}
        role="timer"
        aria-label="마감까지 남은 시간"
      >
        {countdown(until, now)}
      </span>
      <Button
        size="small"
        // Nobody goes there to fetch a share: it stays possible, and does not call.
        kind={board.distance !== null && board.distance > FAR_METRES ? 'plain' : 'primary'}
        disabled={over || own}
        onPress={() => (board.join ? navigate(`/chat/${board.chatRoomId}`) : sheet.open())}
      >
        {board.join && !own ? '채팅방' : '참여'}
      </Button>
      {sheet.isWanted && (
        <JoinSheet
          board={{ ...board, openSeats: board.totalUsers - board.currentUsers }}
          picture={board.picture}
          face={person?.profileUrl}
          open={sheet.isOpen && !over}
          onClose={sheet.close}
          onJoin={enter}
        />
      )}
    </div>
  );
}
