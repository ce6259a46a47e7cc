import { STAGE_LABELS } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { boardsQuery } from '../../api/operator';
import { Link } from '../../links';
import { SmallBadge } from '../../ui/piece/small-badge';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { ConsoleWaiting } from '../frame/waiting';
import { SearchLine } from './people-screen';

/** By number or words. */
export function BoardsScreen() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('query') ?? '';
  const read = useQuery({ ...boardsQuery(asked), enabled: asked !== '' });
  const { data } = read;
  return (
    <Page title="공구" sub="번호나 제목으로 찾아요">
      <SearchLine key={asked} initial={asked} label="번호나 제목" onSearch={(words) => setQuery({ query: words })} />
      {asked === '' && <Nothing words="찾을 공구를 적어 주세요." />}
      {asked !== '' && !data && <ConsoleWaiting of={read} />}
      {data?.length === 0 && <Nothing words="찾은 공구가 없어요." />}
      {data?.map((board) => (
        <Link key={board.boardId} to={`/operator/boards/${board.boardId}`} className={css.row}>
          <span className={look.meta}>#{board.boardId}</span>
          <span className={`${css.grow} ${look.cut}`}>
            <span className={look.strong}>{board.title}</span> <span className={look.meta}>리더 {board.leader}</span>
          </span>
          {board.takenDownAt ? (
            <SmallBadge kind="red">내림</SmallBadge>
          ) : (
            board.heldAt && <SmallBadge kind="red">확인 중</SmallBadge>
          )}
          <SmallBadge>{STAGE_LABELS[board.stage]}</SmallBadge>
          <span className={look.number}>{won(board.price)}</span>
        </Link>
      ))}
    </Page>
  );
}
