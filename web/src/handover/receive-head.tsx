import { type ChatRoom, costOfShare, type Participant } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { handoverQuery } from '../api/handover';
import { UntilNote } from '../chat/steps/until-note';
import { Mascot } from '../ui/mascot/mascot';
import { Picture } from '../ui/piece/picture';
import { won } from '../ui/text/money';
import * as css from './receive-screen.css';

type Props = { room: ChatRoom; me: Participant; code: string | null };

/** What it is about. The code is shown, not praised: it proves only that the leader showed it. */
export function ReceiveHead({ room, me, code }: Props) {
  return (
    <>
      <div className={css.art}>
        <div className={css.disc}>
          <Mascot color="mint" mood="greeting" size={136} />
        </div>
        <div className={css.goods}>
          <Picture src={room.imgUrl} alt="" width={92} height={92} radius={16} />
        </div>
      </div>
      <h2 className={css.title}>물건을 받았나요?</h2>
      <p className={css.what}>
        {room.title.replace(/ 공구방$/, '')}
        {`\u00a0·\u00a0${won(costOfShare(room, me))}`}
      </p>
      {room.confirmBy && <Said room={room} confirmBy={room.confirmBy} />}
      {code !== null && (
        <p className={css.code}>
          <QrCode size={16} aria-hidden />
          수령 코드 {code.slice(0, 3)} {code.slice(3)}
        </p>
      )}
    </>
  );
}

/** Whoever comes here from the alert reads it here, too: what the leader says, and when silence is an answer. */
function Said({ room, confirmBy }: { room: ChatRoom; confirmBy: string }) {
  const { data: kit } = useQuery(handoverQuery(room.id));
  const isNoShow = kit?.people.find(({ me }) => me)?.state === 'NO_SHOW';
  return (
    <div className={css.said}>
      <p>{isNoShow ? '리더가 약속에서 만나지 못했다고 해요.' : '리더가 전달했다고 해요.'}</p>
      <UntilNote evening={confirmBy} ends="에 자동 완료" />
    </div>
  );
}
