import type { Setting, SettingName } from '@mungchi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../api/operator';
import { saveSettings } from '../api/operator-verbs';
import { notify } from '../notices/notices';
import { SaveFailed, SettingFields, useSave } from '../setup/setup-fields';
import { Button } from '../ui/control/button';
import * as look from './frame/look.css';
import { Page } from './frame/page';
import { ConsoleWaiting } from './frame/waiting';
import * as css from './settings.css';

const GROUPS: [title: string, names: SettingName[]][] = [
  ['서비스', ['SERVICE_NAME', 'SERVICE_REGION']],
  ['카카오 로그인', ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET']],
  ['네이버 로그인', ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET']],
  ['구글 로그인', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
  ['결제', ['PORTONE_STORE_CODE', 'PORTONE_KEY', 'PORTONE_SECRET']],
  [
    '사업자 정보',
    [
      'OPERATOR_NAME',
      'OPERATOR_REPRESENTATIVE',
      'OPERATOR_ADDRESS',
      'OPERATOR_PHONE',
      'OPERATOR_EMAIL',
      'PRIVACY_OFFICER',
      'OPERATOR_BUSINESS_NO',
      'OPERATOR_MAIL_ORDER_NO',
    ],
  ],
];

/** What the setup asked, afterwards; the environment wins and is shown so. */
export function SettingsScreen() {
  const read = useQuery(settingsQuery);
  return (
    <Page title="설정" sub="다시 켜면 쓰여요" promise="누가 무엇을 바꿨는지 기록에 남아요">
      {read.data ? (
        GROUPS.map(([title, names]) => <Group key={title} title={title} names={names} settings={read.data} />)
      ) : (
        <ConsoleWaiting of={read} />
      )}
    </Page>
  );
}

function Group({ title, names, settings }: { title: string; names: SettingName[]; settings: readonly Setting[] }) {
  const queries = useQueryClient();
  const form = useSave(settings, names, async (changes) => {
    await saveSettings(changes);
    await queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
  });
  return (
    <form
      className={css.group}
      aria-label={title}
      onSubmit={form.submit(() => notify('저장했어요. 서비스를 다시 켜면 쓰여요.'))}
    >
      <h2 className={look.sectionTitle}>{title}</h2>
      <SettingFields form={form} names={names} />
      {!form.isFixed && (
        <Button type="submit" size="medium" kind="secondary" busy={form.isBusy}>
          저장하기
        </Button>
      )}
      <SaveFailed failed={form.failed} />
    </form>
  );
}
