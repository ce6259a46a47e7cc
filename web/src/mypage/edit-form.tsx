import { countCharacters, NICKNAME_MAX } from '@mungchi/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useEditProfile } from '../api/me-verbs';
import { useNicknameCheck } from '../api/use-nickname-check';
import { askConfirm, notify } from '../notices/notices';
import { useUnsavedWork } from '../shell/unsaved-work';
import { Button } from '../ui/control/button';
import { NicknameField } from '../ui/field/nickname-field';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import * as css from './edit.css';
import { PhotoPicker } from './photo-picker';
import { usePhotoUpload } from './use-photo-upload';

export function EditForm(start: { nickname: string; profileUrl: string }) {
  const [, navigate] = useLocation();
  const editProfile = useEditProfile();
  const [nickname, setNickname] = useState(start.nickname);
  const [profileUrl, setProfileUrl] = useState(start.profileUrl);
  const [refused, setRefused] = useState({ nickname: '', reason: '' });
  const upload = usePhotoUpload(setProfileUrl);
  const check = useNicknameCheck(nickname, start.nickname);
  const length = countCharacters(nickname.trim());
  const valid = length >= 1 && length <= NICKNAME_MAX && check.available !== false && refused.nickname !== nickname;
  const changed = nickname.trim() !== start.nickname || profileUrl !== start.profileUrl || upload.sending !== null;
  useUnsavedWork(changed);

  async function save() {
    try {
      await editProfile({ nickname: nickname.trim(), profileUrl });
      navigate('/mypage');
    } catch (error) {
      const reason = error instanceof ApiError && error.fields['nickname'];
      if (reason) setRefused({ nickname, reason });
      else notify(errorText(error), 'bad');
    }
  }

  async function leave() {
    const question = { detail: '바꾼 내용은 저장되지 않아요.', yes: '나가기', no: '계속 쓰기' };
    if (!changed || (await askConfirm('그만 쓸까요?', question))) navigate('/mypage');
  }

  return (
    <Screen
      header={<AppBar title="프로필 수정" onBack={leave} />}
      footer={
        <BottomBar>
          <Button disabled={!valid || upload.busy} onPress={save}>
            완료
          </Button>
        </BottomBar>
      }
    >
      <div className={css.form}>
        <PhotoPicker value={profileUrl} onChange={setProfileUrl} upload={upload} />
        <NicknameField
          value={nickname}
          onChange={setNickname}
          check={refused.nickname === nickname ? { available: false, reason: refused.reason } : check}
          error={nickname.trim() === '' ? '닉네임을 입력해 주세요.' : undefined}
          hint={`${NICKNAME_MAX}자까지 쓸 수 있어요.`}
        />
      </div>
    </Screen>
  );
}
