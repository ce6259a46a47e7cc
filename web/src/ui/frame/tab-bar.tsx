import { UNREAD_SHOWN_MAX } from '@mungchi/contract';
import { House, MessageCircle, ShoppingBag, UserRound } from 'lucide-react';
import { Link, useLocation } from '../../links';
import { hidden } from '../foundation/type.css';
import * as css from './tab-bar.css';

const tabs = [
  { to: '/', area: /^\/(gonggu|$)/, label: '홈', icon: House },
  { to: '/chat/list', area: /^\/chat(\/|$)/, label: '채팅', icon: MessageCircle },
  { to: '/shopping', area: /^\/shopping(\/|$)/, label: '쇼핑', icon: ShoppingBag },
  { to: '/mypage', area: /^\/mypage(\/|$)/, label: '마이페이지', icon: UserRound },
] as const;

/** The active tab follows the path; `unread` is the number of unread chat messages. */
export function TabBar({ unread = 0 }: { unread?: number }) {
  const [pathname] = useLocation();
  return (
    <nav className={css.bar} aria-label="주요 메뉴">
      {tabs.map(({ to, area, label, icon: Icon }) => (
        <Link key={to} to={to} className={css.tab} aria-current={area.test(pathname) ? 'page' : undefined}>
          <Icon size={24} aria-hidden className={css.icon} />
          {label}
          {to === '/chat/list' && unread > 0 && <Unread count={unread} />}
        </Link>
      ))}
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className={css.count}>
      {unreadText(count)}
      <span className={hidden}>개의 안 읽은 메시지</span>
    </span>
  );
}

/** `99+` above 99. */
export function unreadText(count: number): string {
  return count > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : String(count);
}
