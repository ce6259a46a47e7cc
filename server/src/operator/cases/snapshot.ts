import type { CaseMessage, ReportPart, Snapshot, UserId } from '@mungchi/contract';
import { maskNumbers } from '../people/mask-rules';

type Said = {
  seq: number;
  type: CaseMessage['type'];
  body: string;
  sentAt: string;
  userId: UserId | null;
  nickname: string | null;
};
/** As `safety/look-at-target.ts` kept it; emptied a year after the end. */
export type Kept = {
  title?: string;
  content?: string;
  price?: number;
  images?: string[];
  star?: number;
  keywords?: string[];
  body?: string;
  person?: { nickname: string; profileUrl: string };
  /** A question, its answer, and which was reported. */
  text?: string;
  answer?: string | null;
  part?: ReportPart;
  reported?: number;
  messages?: Said[];
  /** Of the reported message; of those around it only the words are kept. */
  photos?: string[];
};

/** What was reported as it looked then. Numbers are masked unless the operator asks for them, which is on record. */
export function snapshotOf(kept: Kept, reveal: boolean): Snapshot {
  const shown = (words: string) => (reveal ? words : maskNumbers(words));
  const { text, answer = null, part = 'QUESTION' } = kept;
  const content = kept.content ?? kept.body ?? questioned(kept);
  const texts = [content, text, answer, ...(kept.messages ?? []).map(({ body }) => body)];
  return {
    title: kept.title ?? kept.person?.nickname ?? null,
    content: content === undefined ? null : shown(content),
    price: kept.price ?? null,
    images: kept.images ?? (kept.person ? [kept.person.profileUrl] : []),
    star: kept.star ?? null,
    keywords: kept.keywords ?? [],
    reported: kept.reported ?? null,
    ...(text !== undefined && { question: { text: shown(text), answer: answer && shown(answer), part } }),
    ...(kept.photos && { photos: kept.photos.length }),
    messages: (kept.messages ?? []).map((said) => ({
      seq: said.seq,
      type: said.type,
      userId: said.userId,
      nickname: said.nickname ?? (said.userId === null ? '뭉치' : '탈퇴한 이웃'),
      text: shown(said.body),
      sentAt: new Date(said.sentAt).toISOString(),
      hidden: false,
    })),
    masked: !reveal && texts.some((words) => words != null && maskNumbers(words) !== words),
  };
}

/** A line for the queue. */
export function lineOf(kind: string, kept: Kept): string {
  if (kind === 'MESSAGE') return maskNumbers(kept.messages?.find(({ seq }) => seq === kept.reported)?.body ?? '');
  if (kind === 'REVIEW') return maskNumbers(kept.body ?? '');
  if (kind === 'QUESTION') return maskNumbers(questioned(kept) ?? '');
  return kept.title ?? kept.person?.nickname ?? '';
}

/** Of a question and its answer, the words that were reported. */
function questioned({ text, answer, part }: Kept): string | undefined {
  return part === 'ANSWER' ? (answer ?? '') : text;
}
