import { ALL_BACK_TEXT } from '@mungchi/contract';
import { sectionTitle } from '../ui/foundation/display.css';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './handover-screen.css';

/** Nobody received anything: it ended all the same. */
export function AllBack() {
  return (
    <div className={css.empty}>
      <Mascot color="purple" cap mood="sorry" size={112} />
      <h2 className={sectionTitle}>아쉽지만 여기까지예요</h2>
      <p className={css.emptyText}>{ALL_BACK_TEXT}</p>
    </div>
  );
}
