import type { Participant } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { regularQuery, useMakeRegular } from '../api/finding';
import { askConfirm, notify } from '../notices/notices';

/** Asks once a leader was reviewed; whoever is a regular already, or cannot be one, is not asked. */
export function useOfferRegular() {
  const queries = useQueryClient();
  const make = useMakeRegular();
  return async function offerRegular({ userId, nickname }: Pick<Participant, 'userId' | 'nickname'>): Promise<void> {
    const known = await queries.fetchQuery(regularQuery(userId)).catch(() => null);
    if (!known || known.regular) return;
    const words = { detail: '단골로 두면 새 공구를 열 때 알려 드려요.', yes: '단골로 두기', no: '나중에' };
    if (!(await askConfirm(`${nickname}님의 다음 공구도 알려 드릴까요?`, words))) return;
    try {
      await make({ userId, regular: true });
      notify(`${nickname}님의 단골이 됐어요.`);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  };
}
