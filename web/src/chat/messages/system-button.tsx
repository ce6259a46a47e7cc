import type { RoomId } from '@mungchi/contract';
import { Check } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/control/button';
import { hidden } from '../../ui/foundation/type.css';
import { useRoomContext } from '../room/room-context';
import { ExtendBuyButton } from '../steps/extend-buy-button';
import { SaySpent } from '../steps/say-spent';
import type { Step } from '../steps/step-words';
import { steps, useStepPress } from '../steps/use-step-press';
import { VacancyButtons } from '../steps/vacancy-buttons';
import type { SystemAction } from './system-words';

const links = { pay: '결제 현황 보기', review: '리뷰 작성하기', dispute: '알린 문제 보기' } as const;

/** The quiet one: the step itself stands in the bar under the stepper. */
export function SystemButton({ action, chatRoomId }: { action: SystemAction; chatRoomId: RoomId }) {
  if ('to' in action) {
    return (
      <ButtonLink to={`/chat/${chatRoomId}/${action.to}`} size="small" kind="secondary">
        {links[action.to]}
      </ButtonLink>
    );
  }
  if ('ask' in action) {
    return (
      <ButtonLink to={`/chat/${chatRoomId}/handover?ask=poll`} size="small" kind="secondary">
        가능한 시간 물어보기
      </ButtonLink>
    );
  }
  if ('fill' in action) return <VacancyButtons />;
  if ('say' in action) return <SaySpent word="영수증 올리기" />;
  return <Press step={action.press} done={action.done} />;
}

/** Works once; afterwards it only says that it was done. */
function Press({ step, done }: { step: Step; done: boolean }) {
  const { room } = useRoomContext();
  const { press, sayRepeated } = useStepPress(step);
  const { word } = steps[step];
  return done ? (
    <Button size="small" kind="plain" onPress={sayRepeated}>
      <Check size={18} aria-hidden />
      {word}
      <span className={hidden}> 처리됨</span>
    </Button>
  ) : (
    <>
      <Button size="small" kind="secondary" onPress={press}>
        {word}
      </Button>
      {step === 'purchase' && room.buyExtendable && <ExtendBuyButton />}
    </>
  );
}
