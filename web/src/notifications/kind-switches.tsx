import type { NotificationSettings } from '@mungchi/contract';
import { SwitchRow } from '../ui/control/switch-row';
import * as css from './alerts.css';
import { useSaveSettings } from './use-save-settings';

type Switch = 'pushTrade' | 'pushChat' | 'pushInterest' | 'nearby' | 'preview';

const SWITCHES: Record<Switch, { title: string; text: string }> = {
  pushTrade: { title: '거래 소식', text: '결제, 구매, 받기, 취소' },
  pushChat: { title: '채팅', text: '새 메시지' },
  pushInterest: { title: '찜과 관심', text: '찜한 공구, 키워드, 단골, 같이 찾는 공구' },
  nearby: { title: '근처 새 공구', text: '하루에 한 번, 새로 열린 공구를 알려요' },
  preview: { title: '메시지 미리보기', text: '끄면 ‘새 메시지가 있어요’만 보여요' },
};

export function KindSwitches({ settings }: { settings: NotificationSettings }) {
  const save = useSaveSettings();
  return (
    <section aria-labelledby="kind-switches">
      <h2 id="kind-switches" className={css.label}>
        받을 소식
      </h2>
      <div className={css.panel}>
        {(Object.keys(SWITCHES) as Switch[]).map((name) => (
          <div key={name} className={css.divided}>
            <SwitchRow {...SWITCHES[name]} on={settings[name]} onChange={(on) => save({ [name]: on })} />
          </div>
        ))}
      </div>
    </section>
  );
}
