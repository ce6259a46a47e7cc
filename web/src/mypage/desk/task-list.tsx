import type { Task } from '@mungchi/contract';
import { Clock } from 'lucide-react';
import { Link } from '../../links';
import { useNow } from '../../time/clock';
import { sectionTitle } from '../../ui/foundation/display.css';
import { oneLine } from '../../ui/foundation/type.css';
import { Picture } from '../../ui/piece/picture';
import * as css from './desk.css';
import { taskClock, taskWords } from './task-words';

/** What waits for the leader, across purchases: the first one is the one to do now. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className={`${sectionTitle} ${css.title}`}>
        할 일 <span className={css.number}>{tasks.length}</span>
      </h2>
      <ul className={css.tasks}>
        {tasks.map((task, nth) => (
          <TaskRow key={`${task.boardId} ${task.kind}`} task={task} isFirst={nth === 0} />
        ))}
      </ul>
    </section>
  );
}

function TaskRow({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { what, button } = taskWords(task);
  const clock = taskClock(task, useNow());
  return (
    <li className={css.task}>
      <Picture src={task.image} alt="" width={48} height={48} />
      <div className={css.words}>
        <p className={css.what}>{what}</p>
        <p className={`${css.name} ${oneLine}`}>{task.title}</p>
        {clock && (
          <p className={css.clock[clock.look]}>
            <Clock size={14} aria-hidden className={css.clockIcon} />
            {clock.words}
          </p>
        )}
      </div>
      <Link
        to={task.path}
        className={isFirst ? css.firstButton : css.button}
        aria-label={`${task.title}: ${what}, ${button}`}
      >
        {button}
      </Link>
    </li>
  );
}
