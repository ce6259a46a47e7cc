import type { Todo } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Clock, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isRefusal } from '../../api/api-error';
import { todoQuery } from '../../api/operator';
import { Link, useLocation } from '../../links';
import { ButtonLink } from '../../ui/control/button';
import { barTitle } from '../../ui/foundation/display.css';
import { hidden } from '../../ui/foundation/type.css';
import { Sheet } from '../../ui/frame/sheet';
import { Avatar } from '../../ui/piece/avatar';
import { CodeGate } from '../code/code-gate';
import { meta, strong } from './look.css';
import * as css from './operator-frame.css';
import { type ConsolePage, PLACES } from './places';
import { ConsoleWaiting } from './waiting';

/** Around every page of the console: the rail, or the tabs of a phone. Anybody but an operator sees the refusal. */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const { data: todo, error } = useQuery(todoQuery);
  if (!todo)
    return (
      <main id="main" tabIndex={-1} className={css.shut}>
        {isRefusal(error, 'NOT_OPERATOR') ? <Shut words={error.message} /> : <ConsoleWaiting of={{ error }} />}
      </main>
    );
  return (
    <div className={css.layout}>
      <Rail todo={todo} />
      {children}
      <Tabs todo={todo} />
      <CodeGate />
    </div>
  );
}

function Shut({ words }: { words: string }) {
  return (
    <>
      <p>{words}</p>
      <ButtonLink to="/" size="small" kind="secondary">
        홈으로
      </ButtonLink>
    </>
  );
}

function waitingAt({ queues }: ConsolePage, todo: Todo) {
  const mine = todo.queues.filter(({ queue }) => queues?.includes(queue));
  return {
    count: mine.reduce((sum, { count }) => sum + count, 0),
    overdue: mine.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}

function countAt(place: ConsolePage, todo: Todo): { count: number; overdue: number } {
  if (place.to === '/operator') return { count: todo.queues.reduce((sum, { count }) => sum + count, 0), overdue: 0 };
  if (place.to === '/operator/machines') return { count: todo.machines, overdue: 0 };
  return waitingAt(place, todo);
}

const isAt = (place: ConsolePage, pathname: string) =>
  place.to === '/operator' ? pathname === place.to : pathname.startsWith(place.to);

function Rail({ todo }: { todo: Todo }) {
  const [pathname] = useLocation();
  return (
    <nav className={css.rail} aria-label="운영 메뉴">
      <Link to="/" className={css.brand}>
        <Avatar profileUrl="/avatars/purple.webp" size={32} />
        <span className={barTitle}>뭉치 운영</span>
      </Link>
      {PLACES.map((group) => (
        <div key={group[0]!.to} className={css.group}>
          {group.map((place) => (
            <Link
              key={place.to}
              to={place.to}
              className={css.item}
              aria-current={isAt(place, pathname) ? 'page' : undefined}
            >
              <place.icon size={18} aria-hidden />
              <span className={css.name}>{place.name}</span>
              <Count {...countAt(place, todo)} />
            </Link>
          ))}
        </div>
      ))}
      <div className={css.who}>
        <Avatar profileUrl={todo.me.profileUrl} size={32} />
        <span>
          <span className={strong}>{todo.me.nickname}</span>
          <br />
          <span className={meta}>운영자 {todo.me.operators}명</span>
        </span>
      </div>
    </nav>
  );
}

function Count({ count, overdue }: { count: number; overdue: number }) {
  if (count === 0) return null;
  if (overdue === 0) return <span className={css.count}>{count}</span>;
  return (
    <span className={css.late}>
      <Clock size={12} aria-hidden />
      {count}
      <span className={hidden}>건, 하루 넘은 것 {overdue}건</span>
    </span>
  );
}

function Tabs({ todo }: { todo: Todo }) {
  const [pathname] = useLocation();
  const [query] = useSearchParams();
  const [open, setOpen] = useState(false);
  // A case has its decision at the foot.
  if (pathname.split('/').length > 3 || (pathname === '/operator/reports' && query.has('at'))) return null;
  const [first, ...rest] = PLACES;
  const shown = first!.slice(0, 4);
  return (
    <nav className={css.tabs} aria-label="운영 메뉴">
      {shown.map((place) => {
        const { overdue } = countAt(place, todo);
        return (
          <Link
            key={place.to}
            to={place.to}
            className={css.tab}
            aria-current={isAt(place, pathname) ? 'page' : undefined}
          >
            <place.icon size={24} aria-hidden />
            {place.name}
            {overdue > 0 && <span className={css.badge}>{overdue}</span>}
          </Link>
        );
      })}
      <button type="button" className={css.tab} onClick={() => setOpen(true)}>
        <Ellipsis size={24} aria-hidden />더 보기
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="더 보기">
        <div className={css.more}>
          {[...first!.slice(4), ...rest.flat()].map((place) => (
            <Link key={place.to} to={place.to} className={css.moreItem} onClick={() => setOpen(false)}>
              <place.icon size={20} aria-hidden />
              {place.name}
            </Link>
          ))}
        </div>
      </Sheet>
    </nav>
  );
}
