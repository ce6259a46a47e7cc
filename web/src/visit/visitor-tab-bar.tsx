import type { AppLink } from '@mungchi/contract';
import { House, type LucideIcon, MessageCircle, ShoppingBag, UserRound } from 'lucide-react';
import { Link, useLocation } from '../links';
import * as css from '../ui/frame/tab-bar.css';
import { useLogin } from './use-login';

type Tab = { label: string; icon: LucideIcon } & ({ to: AppLink; area: RegExp } | { member: AppLink });

const TABS: readonly Tab[] = [
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
      {TABS.map(({ label, icon: Icon, ...tab }) =>
        'to' in tab ? (
          <Link key={label} to={tab.to} className={css.tab} aria-current={tab.area.test(pathname) ? 'page' : undefined}>
            <Icon size={24} aria-hidden className={css.icon} />
            {label}
          </Link>
        ) : (
          <button key={label} type="button" className={css.tab} onClick={() => login.ask(tab.member)}>
            <Icon size={24} aria-hidden className={css.icon} />
            {label}
          </button>
        ),
      )}
      {login.sheet}
    </nav>
  );
}
