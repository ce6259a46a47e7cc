import type { ReportKind, ReportPart, UserId } from '@mungchi/contract';

/** What somebody may find wrong, and how the sheet shows it again. */
export type Subject = {
  kind: ReportKind;
  id: number | string;
  /** Of a question: its text, or what was answered. */
  part?: ReportPart;
  /** Whose it is; missing where the reader does not learn it (the writer of a review). */
  userId?: UserId;
  nickname: string;
  profileUrl: string | null;
  /** The words of it, and when they were said. */
  text?: string;
  when?: string;
  /** What else can be done was asked elsewhere. */
  reports?: true;
};
