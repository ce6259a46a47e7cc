import { type BoardId, eveningWords } from '@mungchi/contract';
import type { Entry } from './entries';

type Purchase = { id: BoardId };

/** Where a follower says that the goods are there, or are not. */
const receive = ({ id }: Purchase) => ({ boardId: id, path: `/chat/${id}/receive` as const });

export function handed(board: Purchase, confirmBy: Date): Entry {
  return {
    ...receive(board),
    kind: 'HANDED',
    title: '리더가 전달했다고 해요',
    body: `받았다면 ‘받았어요’를 눌러 주세요. ${eveningWords(confirmBy)}에 자동으로 완료돼요`,
    key: `word handed ${board.id} ${confirmBy.toISOString()}`,
  };
}

export function noShow(board: Purchase, confirmBy: Date): Entry {
  return {
    ...receive(board),
    kind: 'NO_SHOW',
    title: '약속에 못 오셨나요?',
    body: '리더와 다시 약속하거나, 다녀가셨다면 알려 주세요',
    key: `word no-show ${board.id} ${confirmBy.toISOString()}`,
  };
}

/** A day before, and once more in the last hours. */
export function confirmSoon(board: Purchase, confirmBy: Date, isLast: boolean): Entry {
  return {
    ...receive(board),
    kind: 'CONFIRM_SOON',
    title: '곧 자동으로 완료돼요',
    body: '아직 못 받았다면 지금 알려 주세요',
    key: `confirm ${isLast ? 'last ' : ''}${board.id} ${confirmBy.toISOString()}`,
    ...(isLast && { urgentUntil: confirmBy }),
  };
}

export function autoConfirmed(board: Purchase, days: number): Entry {
  return {
    boardId: board.id,
    // Where one can still say, for a day, that something is wrong.
    path: `/chat/${board.id}/handover`,
    kind: 'AUTO_CONFIRMED',
    title: '거래가 완료됐어요',
    body: `${days}일 동안 소식이 없어 자동으로 완료했어요`,
    key: `confirmed ${board.id}`,
  };
}

/** Two weeks after buying nobody has said anything. */
export function askedReceived(board: Purchase, isLeader: boolean): Entry {
  const key = `asked ${board.id}`;
  if (!isLeader) {
    const body = '받았다면 ‘받았어요’를 눌러 주세요. 못 받았다면 알려 주세요';
    return { ...receive(board), kind: 'RECEIPT_ASKED', title: '물건을 받으셨나요?', body, key };
  }
  return {
    boardId: board.id,
    path: `/chat/${board.id}/handover`,
    kind: 'RECEIPT_ASKED',
    title: '물건을 모두 전했나요?',
    body: '전한 이웃을 표시해 주세요. 소식이 없으면 뭉치가 확인할게요',
    key,
  };
}
