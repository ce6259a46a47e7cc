import type { Answer } from '@mungchi/contract';
import type { boardForm } from '@mungchi/contract/calls';
import type { BoardDraft } from './board-draft';

/** The form as it was filled in. */
export function toDraft(stored: Answer<typeof boardForm>): BoardDraft {
  const { name, totalUser, quantity, price, location, meetingNote, content, deadline, categoryId } = stored;
  return {
    name,
    totalUser,
    ...(stored.mySeats !== undefined && { mySeats: stored.mySeats }),
    ...(stored.maxSeats !== undefined && { maxSeats: stored.maxSeats }),
    ...(stored.verifiedOnly && { verifiedOnly: true }),
    quantity,
    price,
    location,
    meetingNote,
    content,
    deadline,
    categoryId: categoryId as BoardDraft['categoryId'],
  };
}
