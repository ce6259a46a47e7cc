import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { unreadQuery } from '../api/unread';
import { Link } from '../links';
import { bellCount, bellLabel } from '../ui/text/bell-words';
import * as css from './bell.css';

/** The way to the inbox, with how much of it is unread. */
export function Bell() {
  const { data } = useQuery(unreadQuery);
  const unread = data?.count ?? 0;
  return (
    <Link to="/notifications" className={css.bell} aria-label={bellLabel(unread)}>
      <BellIcon size={24} aria-hidden />
      {unread > 0 && <span className={css.count}>{bellCount(unread)}</span>}
    </Link>
  );
}
