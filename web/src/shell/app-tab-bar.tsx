import { useRoomList } from '../api/room-list';
import { TabBar } from '../ui/frame/tab-bar';

/** The tab bar with the number of unread messages. */
export function AppTabBar() {
  const { data } = useRoomList();
  return <TabBar unread={data?.reduce((sum, room) => sum + room.unreadCount, 0) ?? 0} />;
}
