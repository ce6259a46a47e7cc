import type { ChatRoom, Participant, Receipt } from '@mungchi/contract';
import { isPayer } from '../../api/all-back';

/** The receipt of a remark: both are written at once, the remark last. */
export function receiptOf(receipts: readonly Receipt[], sendAt: string): Receipt | undefined {
  return receipts.findLast(({ at }) => at <= sendAt);
}

/** The first sentence is the headline. */
export function receiptSentences(words: string): string[] {
  const [headline = '', ...rest] = words.split(/(?<=\.) /);
  return [headline.replace(/\.$/, ''), ...rest];
}

/** What this reader gets back of it; the leader reads what goes to everybody. */
export function ownBack({ participants }: Pick<ChatRoom, 'participants'>, me: Participant, back: number): number {
  if (me.role === 'FOLLOWER') return isPayer(me) ? back * me.seats : 0;
  return back * participants.filter(isPayer).reduce((sum, one) => sum + one.seats, 0);
}
