import type { ParticipantId, Quote, TalkPicture } from '@mungchi/contract';
import type { MessageRow } from '../db/rows';
import { quoteOf, type Sender, wireMessage } from './message-wire';
import type { SentDraft } from './outcome';
import { talkUrl } from './pictures/picture-rules';
import { textArray } from './text-array';

type QuoteState = [
  ord: number,
  seq: number,
  participantId: ParticipantId,
  nickname: string | null,
  body: string,
  hidden: boolean,
  deleted: boolean,
];
type PictureState = [
  draft: number,
  id: string,
  width: number,
  height: number,
  color: string | null,
  thumbhash: string | null,
  widths: number[],
];

/** What `STORE_RICH_DRAFTS` answers besides; `placed`: rooms and senders are as they should be. */
export type RichAnswer = { placed: boolean; quotes: QuoteState[] | null; pictures: PictureState[] | null };

export const isRich = ({ rich }: SentDraft): boolean => rich !== undefined;

/** The parameters after those of `STORE_DRAFTS`. PostgreSQL counts from 1. */
export function richParameters(drafts: readonly SentDraft[]): unknown[] {
  const asked = drafts.flatMap(({ rich }, index) => (rich?.pictures ?? []).map((id, nth) => ({ index, nth, id })));
  return [
    `{${drafts.map(({ rich }) => rich?.replyTo ?? 'NULL').join(',')}}`,
    `{${asked.map(({ index }) => index + 1).join(',')}}`,
    `{${asked.map(({ nth }) => nth).join(',')}}`,
    textArray(asked.map(({ id }) => id)),
  ];
}

type Stored = { seq: number; sentAt: number; participantId: ParticipantId; sender: Sender };

/** The message as it was stored, by its place in the batch. */
export function richJson(
  { roomId, text, key }: SentDraft,
  index: number,
  { quotes, pictures }: RichAnswer,
  { seq, sentAt, participantId, sender }: Stored,
): string {
  const shown = (pictures ?? []).flatMap(([draft, id, width, height, color, thumbhash, widths]): TalkPicture[] =>
    draft === index + 1 ? [{ id, url: talkUrl(roomId, id), width, height, color, thumbhash, widths }] : [],
  );
  const said = { roomId, seq, type: 'TEXT', participantId, stage: null, notice: null, body: text, key } as const;
  const row = { ...said, sentAt: new Date(sentAt), hiddenAt: null, pictures: shown.length > 0 ? shown : null };
  return JSON.stringify(wireMessage(row satisfies Partial<MessageRow>, sender, quoted(quotes, index)));
}

/** Drafts, by their index, that name a picture which is not theirs to send, or one that another draft before them names. */
export function wrongPictures(drafts: readonly SentDraft[], { pictures }: RichAnswer): Set<number> {
  const free = new Set((pictures ?? []).map(([draft, id]) => `${draft} ${id}`));
  const taken = new Set<string>();
  const refused = new Set<number>();
  for (const [index, { rich }] of drafts.entries()) {
    for (const id of rich?.pictures ?? []) {
      if (!free.has(`${index + 1} ${id}`) || taken.has(id)) refused.add(index);
      taken.add(id);
    }
  }
  return refused;
}

function quoted(quotes: QuoteState[] | null, index: number): Quote | undefined {
  const found = quotes?.find(([ord]) => ord === index + 1);
  if (!found) return undefined;
  const [, seq, participantId, nickname, body, hidden, deleted] = found;
  const gone = (is: boolean) => (is ? new Date(0) : null);
  return quoteOf({ seq, participantId, nickname, body, hiddenAt: gone(hidden), deletedAt: gone(deleted) });
}
