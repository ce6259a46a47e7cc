import { unreadMessages, useRoomList } from '../api/room-list';
import { TabBar } from '../ui/frame/tab-bar';

/** The tab bar with the number of unread messages, those of muted rooms left out. */
export function AppTabBar() {
  const { data } = useRoomList();
  return <TabBar unread={data ? unreadMessages(data) : 0} />;
}
