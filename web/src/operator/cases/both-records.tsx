import type { CasePerson } from '@mungchi/contract';
import { Link } from '../../links';
import { Sheet } from '../../ui/frame/sheet';
import * as cells from '../../ui/piece/table.css';
import * as look from '../frame/look.css';
import { shortDay } from '../frame/times';
import { STANDING_WORDS } from '../frame/words';
import * as own from './case.css';

type Props = { people: readonly CasePerson[]; open: boolean; onClose: () => void };

/** What is known of both, side by side, whichever part they have in this case. */
export function BothRecords({ people, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="두 사람의 기록">
      <div className={look.look}>
        <table className={cells.table}>
          <thead>
            <tr>
              <td className={cells.th} />
              {people.map(({ userId, nickname }) => (
                <th key={userId} scope="col" className={cells.th}>
                  <Link to={`/operator/people/${userId}`} className={own.recordOf}>
                    {nickname}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RECORD.map(([name, of]) => (
              <tr key={name}>
                <th scope="row" className={cells.th}>
                  {name}
                </th>
                {people.map((person) => (
                  <td key={person.userId} className={`${cells.td} ${look.number}`}>
                    {of(person)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

const RECORD: readonly (readonly [string, (person: CasePerson) => string | number])[] = [
  ['함께한 날', ({ since }) => (since ? `${shortDay(since, Date.now())}부터` : '–')],
  ['지금', ({ standing }) => STANDING_WORDS[standing] ?? standing],
  ['경고', ({ warnings }) => warnings],
  ['참여 · 완료', ({ joined, joinedCompleted }) => `${joined} · ${joinedCompleted}`],
  ['연 공구 · 완료', ({ led, ledCompleted }) => `${led} · ${ledCompleted}`],
  ['안 온 약속', ({ noShows }) => noShows],
  ['알린 문제', ({ disputesSaid }) => disputesSaid],
  ['받은 문제', ({ disputesReceived }) => disputesReceived],
  ['보낸 신고 · 맞음', ({ reportsSent, reportsSentRight }) => `${reportsSent} · ${reportsSentRight}`],
  ['받은 신고 · 맞음', ({ reportsReceived, reportsReceivedRight }) => `${reportsReceived} · ${reportsReceivedRight}`],
];
