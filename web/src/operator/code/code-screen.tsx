import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, UsersRound } from 'lucide-react';
import { codeQuery } from '../../api/operator';
import { notify } from '../../notices/notices';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import * as pieces from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { ConsoleWaiting } from '../frame/waiting';
import * as css from './code.css';
import { CodeSetUp } from './code-set-up';

/** The operator's own app: connect one, or see that one is. */
export function CodeScreen() {
  const read = useQuery(codeQuery);
  const queries = useQueryClient();
  function connected() {
    notify('인증 앱을 연결했어요.');
    void queries.invalidateQueries({ queryKey: codeQuery.queryKey });
  }
  const { data } = read;
  return (
    <Page title="인증 코드" sub="돈과 개인정보를 다루기 전에 확인해요">
      {!data && <ConsoleWaiting of={read} />}
      <div className={css.page}>
        {data?.shared && (
          <p className={pieces.note}>
            <UsersRound size={18} aria-hidden />
            <span>데모 운영자는 여럿이 함께 써서 인증 앱을 연결하지 않아요.</span>
          </p>
        )}
        {data?.set && (
          <div className={pieces.stacked}>
            <p className={pieces.note}>
              <CircleCheck size={18} aria-hidden />
              <span>
                <strong>인증 앱이 연결돼 있어요.</strong>
                <br />
                {data.until ? `${shortTime(data.until)}까지 다시 묻지 않아요.` : '다음에 필요할 때 물어볼게요.'}
              </span>
            </p>
            <p className={look.meta}>
              휴대폰을 잃어버렸다면 서버를 맡은 사람에게 연결을 지워 달라고 해 주세요. 다른 운영자에게도 알려져요.
            </p>
          </div>
        )}
        {data && !data.set && !data.shared && <CodeSetUp onConfirmed={connected} />}
      </div>
    </Page>
  );
}
