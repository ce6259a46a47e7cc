import { weekdayWords } from '@mungchi/contract';
import { hourOf } from '../time/meeting-words';

/** `금요일 저녁 7시로`, as the button says it. */
export function slotAim({ startsAt }: { startsAt: string }): string {
  const name = `${weekdayWords(Date.parse(startsAt))} ${hourOf(startsAt)}`;
  return `${name}${name.endsWith('분') ? '으로' : '로'}`;
}
