import { Check } from 'lucide-react';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useCompleteStep } from '../api/room-verbs';
import { settle } from '../api/settle';
import { showAlert } from '../notices/notices';
import { Button, ButtonLink } from '../ui/control/button';
import { hidden } from '../ui/foundation/type.css';
import type { SystemAction } from './system-words';

const links = { pay: '결제 현황 보기', review: '리뷰 작성하기' } as const;
const presses = {
  purchase: { word: '구매 완료', repeated: 'ALREADY_PURCHASED' },
  trade: { word: '거래 완료', repeated: 'ALREADY_TRADED' },
} as const;

export function SystemButton({ action, chatRoomId }: { action: SystemAction; chatRoomId: number }) {
  if ('to' in action) {
    return (
      <ButtonLink to={`/chat/${chatRoomId}/${action.to}`} size="small" kind={action.quiet ? 'secondary' : 'primary'}>
        {links[action.to]}
      </ButtonLink>
    );
  }
  return <Press press={action.press} done={action.done} chatRoomId={chatRoomId} />;
}

type PressProps = { press: keyof typeof presses; done: boolean; chatRoomId: number };

/** Works once; afterwards it only says that it was done. */
function Press({ press, done, chatRoomId }: PressProps) {
  const { word, repeated } = presses[press];
  const complete = useCompleteStep(press, chatRoomId, {
    onSuccess: () => void showAlert(`${word}!`),
    onError: (error) => {
      if (isRefusal(error, repeated)) sayRepeated();
      else void showAlert(`${word} 실패`, errorText(error));
    },
  });

  function sayRepeated() {
    void showAlert(`이미 ${word} 처리 되었습니다.`);
  }

  return done ? (
    <Button size="small" kind="plain" onPress={sayRepeated}>
      <Check size={18} aria-hidden />
      {word}
      <span className={hidden}> 처리됨</span>
    </Button>
  ) : (
    <Button size="small" onPress={() => settle(complete())}>
      {word}
    </Button>
  );
}
