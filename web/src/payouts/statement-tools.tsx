import { Download, Printer } from 'lucide-react';
import * as css from './statement.css';
import { downloadStatement } from './statement-file';

/** A statement as a file and on paper. */
export function StatementTools({ name, csv }: { name: string; csv: () => string }) {
  return (
    <div className={css.tools}>
      <button type="button" className={css.tool} onClick={() => downloadStatement(`mungchi-${name}.csv`, csv())}>
        <Download size={18} aria-hidden />
        엑셀로 받기
      </button>
      <button type="button" className={css.tool} onClick={() => print()}>
        <Printer size={18} aria-hidden />
        인쇄하기
      </button>
    </div>
  );
}
