import { isRefusal } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { useReceive } from '../../api/room-verbs';
import { settle } from '../../api/settle';
import { askConfirm, showAlert } from '../../notices/notices';
import { useRoomContext } from '../room/room-context';
import { useCelebrate } from './step-moments';
import { type Step, tradeQuestion } from './step-words';

export const steps = {
  purchase: { word: '구매 완료', short: '샀어요', repeated: 'ALREADY_PURCHASED' },
  trade: { word: '거래 완료', short: '받았어요', repeated: 'ALREADY_TRADED' },
} as const;

/** 구매 완료 and 거래 완료: ask once, do it, show the moment. Wherever the button stands. What was bought is asked in a sheet. */
export function useStepPress(step: Step) {
  const { room, me } = useRoomContext();
  const celebrate = useCelebrate();
  const { word, repeated } = steps[step];
  const sayRepeated = () => void showAlert(`이미 ${word} 처리 되었습니다.`);
  const receive = useReceive(room.id, {
    onSuccess: () => celebrate(step),
    onError: (error) => {
      if (isRefusal(error, repeated)) sayRepeated();
      else void showAlert(`${word} 실패`, errorText(error));
    },
  });

  async function press(): Promise<void> {
    if (step === 'purchase') return celebrate('buy');
    const { text, ...question } = tradeQuestion(room, me);
    if (await askConfirm(text, question)) await settle(receive(null));
  }

  return { press, sayRepeated };
}
