import type { BoardDetail } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { JoinSheet } from '../../ui/piece/join-sheet';

type Props = { board: BoardDetail; open: boolean; onClose: () => void; onJoin: (seats: number) => Promise<void> };

/** The join sheet over a post, with the reader's own face among the seats. */
export function JoinPostSheet({ board, ...sheet }: Props) {
  const { data: me } = useQuery(meQuery);
  return <JoinSheet board={board} picture={board.pictures[0]} face={me?.profileUrl} {...sheet} />;
}
