import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useCompleteStep } from '../api/room-verbs';
import { settle } from '../api/settle';
import { askConfirm, showAlert } from '../notices/notices';
import { useRoomContext } from './room-context';
import { useCelebrate } from './step-moments';
import { type Step, stepQuestion } from './step-words';

export const steps = {
  purchase: { word: '구매 완료', short: '샀어요', repeated: 'ALREADY_PURCHASED' },
  trade: { word: '거래 완료', short: '받았어요', repeated: 'ALREADY_TRADED' },
} as const;

/** 구매 완료 and 거래 완료: ask once, do it, show the moment. Wherever the button stands. */
export function useStepPress(step: Step) {
  const { room, me } = useRoomContext();
  const celebrate = useCelebrate();
  const { word, repeated } = steps[step];
  const sayRepeated = () => void showAlert(`이미 ${word} 처리 되었습니다.`);
  const complete = useCompleteStep(step, room.id, {
    onSuccess: () => celebrate(step),
    onError: (error) => {
      if (isRefusal(error, repeated)) sayRepeated();
      else void showAlert(`${word} 실패`, errorText(error));
    },
  });

  async function press(): Promise<void> {
    const { text, ...question } = stepQuestion(step, room, me);
    if (await askConfirm(text, question)) await settle(complete());
  }

  return { press, sayRepeated };
}
