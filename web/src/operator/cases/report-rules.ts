import type { BodyInput, ReportKind, ReportPage } from '@mungchi/contract';
import type { decideReport } from '@mungchi/contract/calls';

export type Choice = 'FINE' | 'HIDE' | 'WARNED' | 'PAUSED' | 'TAKE_DOWN' | 'BANNED';
export type Chosen = ReadonlySet<Choice>;

export const CHOICES: readonly Choice[] = ['FINE', 'HIDE', 'WARNED', 'PAUSED', 'TAKE_DOWN', 'BANNED'];

export const CHOICE_WORDS: Record<Choice, string> = {
  FINE: '문제없음',
  HIDE: '가리기',
  WARNED: '경고',
  PAUSED: '이용 제한',
  TAKE_DOWN: '글 내리기',
  BANNED: '영구 정지',
};

/** What can be done about a thing of this kind. */
export function canChoose(choice: Choice, { kind, board }: Pick<ReportPage, 'kind' | 'board'>): boolean {
  if (choice === 'HIDE') return kind === 'MESSAGE' || kind === 'REVIEW' || kind === 'WISH' || kind === 'QUESTION';
  if (choice === 'TAKE_DOWN') return board !== null && (kind === 'BOARD' || kind === 'MESSAGE');
  return true;
}

/** What hiding takes away: of a question the answer, too. */
export function hideWords(kind: ReportKind): string {
  const things: Partial<Record<ReportKind, string>> = {
    MESSAGE: '메시지',
    REVIEW: '리뷰',
    WISH: '찾는 글',
    QUESTION: '질문과 답',
  };
  return [things[kind], CHOICE_WORDS.HIDE].filter(Boolean).join(' ');
}

const THINGS: readonly Choice[] = ['HIDE', 'TAKE_DOWN'];
const SANCTIONS: readonly Choice[] = ['WARNED', 'PAUSED', 'BANNED'];

/** One of what happens to the thing, one of what happens to the person; fine stands alone. */
export function toggledReport(chosen: Chosen, choice: Choice): Chosen {
  if (chosen.has(choice)) return new Set([...chosen].filter((each) => each !== choice));
  if (choice === 'FINE') return new Set(['FINE']);
  const rivals = THINGS.includes(choice) ? THINGS : SANCTIONS;
  return new Set([...[...chosen].filter((each) => each !== 'FINE' && !rivals.includes(each)), choice]);
}

type Body = BodyInput<typeof decideReport>;

/** What the call wants of it; null while nothing is chosen. */
export function orderOf(chosen: Chosen, days: number, reason: string, confirm: string): Body | null {
  if (chosen.size === 0 || reason.trim() === '') return null;
  const thing = THINGS.find((choice) => chosen.has(choice));
  const kind = (['WARNED', 'PAUSED', 'BANNED'] as const).find((choice) => chosen.has(choice));
  const decision = chosen.has('FINE') ? 'FINE' : ((thing as 'HIDE' | 'TAKE_DOWN' | undefined) ?? 'NOTED');
  const sanction = kind && {
    kind,
    ...(kind === 'PAUSED' && { days }),
    ...(kind === 'BANNED' && { confirm }),
  };
  return { decision, reason, ...(sanction && { sanction }) };
}

/** What the button says. */
export function orderWords(chosen: Chosen, days: number): string {
  if (chosen.size === 0) return '고르면 누를 수 있어요';
  if (chosen.has('FINE')) return '문제없음';
  const words = CHOICES.filter((choice) => chosen.has(choice)).map((choice) =>
    choice === 'PAUSED' ? `${days}일 제한` : CHOICE_WORDS[choice],
  );
  return words.join(' · ');
}
