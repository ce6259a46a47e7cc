import { House, MessageCircle, ShoppingBag, UserRound } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import * as css from '../ui/frame/tab-bar.css';
import { useLogin } from './use-login';

const TABS = [
  { to: '/look', area: /^\/look(\/(map|search))?$/, label: '홈', icon: House },
  { member: '/chat/list', label: '채팅', icon: MessageCircle },
  { to: '/look/shopping', area: /^\/look\/(shopping|item)$/, label: '쇼핑', icon: ShoppingBag },
  { member: '/mypage', label: '마이페이지', icon: UserRound },
];

/** The tabs of somebody without an account: two of them ask to log in. */
export function VisitorTabBar() {
  const [pathname] = useLocation();
  const login = useLogin();
  return (
    <nav className={css.bar} aria-label="주요 메뉴">
      {TABS.map(({ to, area, member, label, icon: Icon }) =>
        to !== undefined ? (
          <Link key={label} to={to} className={css.tab} aria-current={area.test(pathname) ? 'page' : undefined}>
            <Icon size={24} aria-hidden className={css.icon} />
            {label}
          </Link>
        ) : (
          <button key={label} type="button" className={css.tab} onClick={() => login.ask(member)}>
            <Icon size={24} aria-hidden className={css.icon} />
            {label}
          </button>
        ),
      )}
      {login.sheet}
    </nav>
  );
}
