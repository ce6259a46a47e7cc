import { type CategoryName, countCharacters, NICKNAME_MAX } from '@mungchi/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { useEditProfile, useSaveInterest } from '../../api/me-verbs';
import { useNicknameCheck } from '../../api/use-nickname-check';
import { useLocation } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { useUnsavedWork } from '../../shell/unsaved-work';
import { Button } from '../../ui/control/button';
import { NicknameField } from '../../ui/field/nickname-field';
import { AppBar } from '../../ui/frame/app-bar';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import * as css from './edit.css';
import { InterestChoice } from './interest-choice';
import { PhotoPicker } from './photo-picker';
import { usePhotoUpload } from './use-photo-upload';

type Start = { nickname: string; profileUrl: string; interestCategory: string | null };

export function EditForm(start: Start) {
  const [, navigate] = useLocation();
  const editProfile = useEditProfile();
  const saveInterest = useSaveInterest();
  const [nickname, setNickname] = useState(start.nickname);
  const [profileUrl, setProfileUrl] = useState(start.profileUrl);
  const [interest, setInterest] = useState<CategoryName | null>(null);
  const [refused, setRefused] = useState({ nickname: '', reason: '' });
  const upload = usePhotoUpload(setProfileUrl);
  const check = useNicknameCheck(nickname, start.nickname);
  const length = countCharacters(nickname.trim());
  const valid = length >= 1 && length <= NICKNAME_MAX && check.available !== false && refused.nickname !== nickname;
  const changed =
    nickname.trim() !== start.nickname ||
    profileUrl !== start.profileUrl ||
    upload.sending !== null ||
    (interest !== null && interest !== start.interestCategory);
  useUnsavedWork(changed);

  async function save() {
    try {
      await editProfile({ nickname: nickname.trim(), profileUrl });
      if (interest && interest !== start.interestCategory) await saveInterest(interest);
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
        <InterestChoice chosen={interest ?? start.interestCategory} onChoose={setInterest} />
      </div>
    </Screen>
  );
}
