import type { ChatRoom, Participant } from '@mungchi/contract';
import { QrCode } from 'lucide-react';
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
        {`\u00a0·\u00a0${won(me.share)}`}
      </p>
      {code !== null && (
        <p className={css.code}>
          <QrCode size={16} aria-hidden />
          수령 코드 {code.slice(0, 3)} {code.slice(3)}
        </p>
      )}
    </>
  );
}
