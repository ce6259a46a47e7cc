import type { BuiltInAnswer } from '../answer';
import type { OpenBoard } from '../retrieve/match-boards';
import type { Turn } from './read-script';

const DENIES = /공구.{0,12}(?:없어요|이웃이 없|하나도 없)/;

/** What is shown and said of open purchases against what is open. */
export function judgeBoards(
  { boards: expected, noBoards, boardFocus }: Turn,
  { boards, unsureBoards, text, decision }: BuiltInAnswer,
  before: readonly OpenBoard[],
): { misses: string[]; untrue: string[] } {
  const misses: string[] = [];
  const untrue: string[] = [];
  if (expected !== undefined) {
    const pattern = new RegExp(expected);
    if (boards.length === 0 && unsureBoards.length === 0) misses.push('no purchase shown');
    if (boards.some(({ title }) => !pattern.test(title))) misses.push('another purchase shown');
    if (DENIES.test(text) && decision.kind === 'open-boards') untrue.push('denies a purchase that is open');
  }
  if (noBoards) {
    if (boards.length > 0) untrue.push('shows a purchase that was not asked for');
    if (!DENIES.test(text)) misses.push('does not say that there is none');
  }
  if (boardFocus !== undefined && boards[0]?.id !== before.at(boardFocus - 1)?.id) misses.push('another purchase');
  return { misses, untrue };
}
