import { type BoardId, eveningWords } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { Entry } from './entries';

type Purchase = { id: BoardId };

const at = ({ id }: Purchase) => ({ boardId: id, path: `/chat/${id}/dispute` as const });

/** To the leader, who answers first. */
export function disputeOpened(board: Purchase, { id, nickname }: { id: number; nickname: string }): Entry {
  const title = `${nickname}님이 문제를 알렸어요`;
  return { ...at(board), kind: 'DISPUTE_OPENED', title, body: '3일 안에 답해 주세요', key: `dispute ${id}` };
}

export function disputeDueEntry(board: Purchase, { id, answerBy }: { id: number; answerBy: Date }): Entry {
  return {
    ...at(board),
    kind: 'DISPUTE_OPENED',
    title: '알린 문제에 답해 주세요',
    body: `${eveningWords(answerBy)}까지 답이 없으면 뭉치가 확인해요`,
    key: `dispute due ${id} ${answerBy.toISOString()}`,
  };
}

/** To the follower: the leader sees it differently. */
export function disputeAnswered(board: Purchase, id: number): Entry {
  const body = '뭉치가 확인하고 영업일 3일 안에 알려 드려요';
  return { ...at(board), kind: 'DISPUTE_ANSWERED', title: '리더가 답했어요', body, key: `dispute answered ${id}` };
}

/** To both: what neither of them could end is looked at by an operator. */
export function disputeEscalated(board: Purchase, id: number): Entry {
  return {
    ...at(board),
    kind: 'DISPUTE_ESCALATED',
    title: '뭉치가 확인할게요',
    body: '영업일 3일 안에 알려 드려요',
    key: `dispute escalated ${id}`,
  };
}

type Ended = { id: number; refund: number; decision?: string | undefined };

/** To both: the one whom the money goes to, and the one it comes from. */
export function disputeEnded(board: Purchase, { id, refund, decision }: Ended, to: 'follower' | 'leader'): Entry {
  const back = to === 'leader' ? `이웃에게 ${wonWords(refund)}을 돌려줘요` : `${wonWords(refund)}을 돌려 드려요`;
  return {
    ...at(board),
    kind: 'DISPUTE_ENDED',
    title: refund > 0 ? back : '거래를 마무리했어요',
    body: decision ?? '알린 문제가 마무리됐어요',
    key: `dispute ended ${id}`,
  };
}

export function disputeWithdrawn(board: Purchase, { id, nickname }: { id: number; nickname: string }): Entry {
  const title = '알린 문제가 마무리됐어요';
  return { ...at(board), kind: 'DISPUTE_ENDED', title, body: `${nickname}님이 취소했어요`, key: `dispute ended ${id}` };
}

/** To the leader: a payment was taken back after the purchase. */
export function paymentLostLater(board: Purchase, nickname: string, impUid: string): Entry {
  return {
    boardId: board.id,
    path: `/chat/${board.id}/pay`,
    kind: 'PAYMENT_LOST',
    title: `${nickname}님의 결제가 카드사에서 취소됐어요`,
    body: '아직 전하지 않았다면 전하지 말고 고객센터에 알려 주세요',
    key: `lost later ${impUid}`,
  };
}
