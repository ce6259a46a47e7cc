import { type BoardDetail, VERIFIED_METRES } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { useNeighbourCard } from '../../neighbours/use-neighbour-card';
import { WhyLeader } from '../../neighbours/why-leader';
import { JoinSheet } from '../../ui/piece/join-sheet';
import { FarSheet, VerifySheet } from './verify-sheet';

type Props = { board: BoardDetail; open: boolean; onClose: () => void; onJoin: (seats: number) => Promise<void> };

/** The join sheet over a post, with the reader's own face among the seats and what is known of the leader. */
export function JoinPostSheet({ board, ...sheet }: Props) {
  const { data: me } = useQuery(meQuery);
  const { show, card } = useNeighbourCard();
  if (board.verifiedOnly && me?.checkedUntil === null)
    return <VerifySheet boardId={board.id} open={sheet.open} onClose={sheet.onClose} />;
  if (board.verifiedOnly && board.distance !== null && board.distance > VERIFIED_METRES)
    return <FarSheet open={sheet.open} onClose={sheet.onClose} />;
  const { userId, nickname, profileUrl } = board.participants[0] ?? {};
  const leader = userId !== undefined && (
    <WhyLeader leader={{ userId, nickname: nickname!, profileUrl: profileUrl! }} onShow={show} />
  );
  return (
    <>
      <JoinSheet board={board} picture={board.pictures[0]} face={me?.profileUrl} leader={leader} {...sheet} />
      {card}
    </>
  );
}
