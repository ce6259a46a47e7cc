import { chatRooms } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/query-client';
import { TabBar } from '../ui/tab-bar';

/** The tab bar with what waits unread in the rooms. */
export function AppTabBar() {
  const { data } = useQuery({ ...endpointQuery(chatRooms), staleTime: 30_000, retry: false });
  return <TabBar unread={data?.reduce((sum, room) => sum + room.unreadCount, 0) ?? 0} />;
}
