import { sectionTitle } from '../ui/foundation/display.css';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './handover-screen.css';

/** Nothing is agreed yet: whose turn that is. */
export function NoAppointment({ isLeader }: { isLeader: boolean }) {
  return (
    <div className={css.empty}>
      <Mascot color="purple" cap mood="thinking" size={112} />
      <h2 className={sectionTitle}>아직 약속이 없어요</h2>
      <p className={css.emptyText}>
        {isLeader
          ? '만날 시간과 장소를 정하거나, 이웃들에게 가능한 시간을 물어보세요.'
          : '리더가 만날 시간을 정하면 여기에서 볼 수 있어요.'}
      </p>
    </div>
  );
}
