import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery } from '../api/operator';
import { entriesOf } from '../api/query-client';
import { Table } from '../ui/piece/table';
import * as cells from '../ui/piece/table.css';
import { changeWords } from './frame/change-words';
import * as look from './frame/look.css';
import { Page } from './frame/page';
import { Nothing } from './frame/pieces';
import * as css from './frame/pieces.css';
import { shortTime } from './frame/times';
import { ConsoleWaiting } from './frame/waiting';
import { ACT_WORDS, targetWords } from './frame/words';

/** What was decided and what was looked at, by whom. */
export function AuditScreen() {
  const [what, setWhat] = useState('');
  const [by, setBy] = useState('');
  const read = useInfiniteQuery(auditQuery({ ...(what && { what }), ...(by.trim() && { by: by.trim() }) }));
  const { data, hasNextPage, fetchNextPage } = read;
  const entries = data ? entriesOf(data) : [];
  return (
    <Page
      title="기록"
      sub="지우거나 고칠 수 없어요"
      tools={
        <div className={css.tools}>
          <input
            className={css.tool}
            aria-label="누가"
            placeholder="누가"
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <select
            className={css.tool}
            aria-label="무엇을"
            value={what}
            onChange={(event) => setWhat(event.target.value)}
          >
            <option value="">모두</option>
            {Object.entries(ACT_WORDS).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        </div>
      }
    >
      {!data && <ConsoleWaiting of={read} />}
      {data && entries.length === 0 && <Nothing words="기록이 없어요." />}
      {entries.length > 0 && (
        <Table head={['언제', '누가', '무엇을', { wide: '대상' }, { wide: '바뀐 것' }, { wide: '이유' }]}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={`${cells.td} ${look.number}`}>{shortTime(entry.at)}</td>
              <td className={cells.td}>{entry.by ?? '명령'}</td>
              <td className={cells.td}>
                {ACT_WORDS[entry.what] ?? entry.what}
                <span className={cells.under}>{targetWords(entry.target)}</span>
                <span className={cells.under}>{changeWords(entry.changes)}</span>
                <span className={cells.under}>{entry.reason}</span>
              </td>
              <td className={`${cells.td} ${cells.wide} ${look.number}`}>{targetWords(entry.target)}</td>
              <td className={`${cells.td} ${cells.wide}`} style={{ maxWidth: 280 }}>
                <span className={look.meta}>{changeWords(entry.changes)}</span>
              </td>
              <td className={`${cells.td} ${cells.wide}`} style={{ maxWidth: 220 }}>
                {entry.reason}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {hasNextPage && (
        <button type="button" className={`${css.small} ${css.gap}`} onClick={() => void fetchNextPage()}>
          더 보기
        </button>
      )}
    </Page>
  );
}
