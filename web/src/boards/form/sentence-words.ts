import type { PostReading } from '@mungchi/contract';
import type { BoardDraft, Guessed } from './board-draft';

type Guess = { said: string; note: 'PER_HEAD' | 'PLUS_ME' | 'HOME' | 'SEVERAL' | null; by: 'rules' | 'model' };

/** The fields that were read, and where each comes from; the drawing is no field. */
export function filledBy({ guesses, content }: PostReading): { values: Partial<BoardDraft>; said: Guessed } {
  const { picture: _, ...fields } = guesses;
  const values: Record<string, unknown> = {};
  const said: Record<string, string> = {};
  for (const [field, guess] of Object.entries(fields)) {
    if (!guess) continue;
    values[field] = guess.value;
    said[field] = guessSourceOf(guess, field === 'categoryId');
  }
  return { values: { ...(values as Partial<BoardDraft>), ...(content && { content }) }, said };
}

/** `‘3만원’에서 읽었어요` */
export function guessSourceOf({ said, note, by }: Guess, isChosen = false): string {
  if (by === 'model') return `AI가 읽었어요 · ‘${said}’`;
  if (note === 'PER_HEAD') return `‘${said}’에 인원을 곱했어요`;
  if (note === 'PLUS_ME') return `‘${said}’에 나를 더했어요`;
  if (note === 'SEVERAL') return `여럿 중 ‘${said}’에서 읽었어요`;
  return isChosen ? `‘${said}’에서 골랐어요` : `‘${said}’에서 읽었어요`;
}

/** What is said when nothing could be read: a link alone is not opened. */
export function nothingRead(text: string): string {
  return /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text)
    ? '링크는 열어 보지 않아요. 물건 이름과 값을 함께 붙여 넣어 주세요.'
    : '물건 이름과 값을 함께 적어 주세요.';
}
