import { DoorOpen, Download, FileText, LogOut } from 'lucide-react';
import { endEverySession, ownDataFile } from '../../api/account';
import { errorText } from '../../api/error-copy';
import { useLocation } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { leaveDevice } from '../../notifications/this-device';
import { Screen } from '../../ui/frame/screen';
import { MenuButton, MenuCard, MenuLink } from '../menu';
import { MypageBar } from '../mypage-bar';
import * as css from './account.css';
import { forgetHere } from './forget-here';
import { OwnLogins } from './own-logins';
import { OwnPhone } from './own-phone';
import { OwnPosition } from './own-position';
import { SignedInDevices } from './signed-in-devices';

/** The ways in, one's phone, the use of one's position, where one is signed in, one's data to take along, the texts, and the way out. */
export function AccountScreen() {
  const [, navigate] = useLocation();

  async function everywhere(): Promise<void> {
    const sure = await askConfirm('모든 기기에서 로그아웃할까요?', { detail: '이 기기도 함께요.', yes: '로그아웃' });
    if (!sure) return;
    await leaveDevice();
    try {
      await endEverySession();
      notify('모든 기기에서 로그아웃했어요.');
      forgetHere(navigate);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <Screen canvas header={<MypageBar title="계정" />}>
      <div className={css.page}>
        <h2 className={css.heading}>로그인 방법</h2>
        <OwnLogins />
        <h2 className={css.heading}>휴대전화</h2>
        <OwnPhone />
        <h2 className={css.heading}>기기 위치</h2>
        <OwnPosition />
        <h2 className={css.heading}>로그인한 기기</h2>
        <SignedInDevices />
        <MenuCard>
          <MenuButton icon={LogOut} tone="grey" label="모든 기기에서 로그아웃" onPress={everywhere} />
        </MenuCard>
        <MenuCard>
          <MenuButton icon={Download} tone="blue" label="내 정보 내려받기" detail="하루에 3번까지" onPress={download} />
          <MenuLink to="/legal" icon={FileText} tone="brand" label="약관과 정책" />
          <MenuLink to="/mypage/leave" icon={DoorOpen} tone="grey" label="탈퇴하기" />
        </MenuCard>
      </div>
    </Screen>
  );
}

async function download(): Promise<void> {
  try {
    const file = await ownDataFile();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // Some browsers read it a moment after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    notify('내 정보를 내려받았어요. 하루에 3번까지 받을 수 있어요.');
  } catch (error) {
    notify(errorText(error), 'bad');
  }
}
