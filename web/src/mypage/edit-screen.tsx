import { countCharacters, editProfile, firstCharacters, me, NICKNAME_MAX } from '@mungchi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { endpointKey, endpointQuery } from '../api/query-client';
import { AppBar } from '../ui/app-bar';
import { BottomBar } from '../ui/bottom-bar';
import { Button } from '../ui/button';
import { Failed } from '../ui/failed';
import { Loading } from '../ui/loading';
import { notify } from '../ui/notices';
import { Screen } from '../ui/screen';
import { TextField } from '../ui/text-field';
import * as css from './edit.css';
import { PhotoPicker } from './photo-picker';
import { useNicknameCheck } from './use-nickname-check';

export function EditScreen() {
  const navigate = useNavigate();
  const { data: person, error, refetch } = useQuery(endpointQuery(me));
  if (person) return <EditForm nickname={person.nickname} profileUrl={person.profileUrl} />;
  return (
    <Screen header={<AppBar title="프로필 수정" onBack={() => void navigate('/mypage')} />}>
      {error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />}
    </Screen>
  );
}

function EditForm(start: { nickname: string; profileUrl: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [nickname, setNickname] = useState(start.nickname);
  const [profileUrl, setProfileUrl] = useState(start.profileUrl);
  const [uploading, setUploading] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const check = useNicknameCheck(nickname, start.nickname);
  const length = countCharacters(nickname.trim());
  const valid = length >= 1 && length <= NICKNAME_MAX && check.available !== false;

  async function save() {
    try {
      const person = await call(editProfile, { body: { nickname: nickname.trim(), profileUrl } });
      queries.setQueryData(endpointKey(me), person);
      await navigate('/mypage');
    } catch (error) {
      if (isRefusal(error, 'NICKNAME_TAKEN')) setTaken(nickname);
      else notify(errorText(error), 'bad');
    }
  }

  const problem =
    taken === nickname ? '이미 쓰고 있는 닉네임이에요.' : check.available === false ? check.reason : undefined;
  return (
    <Screen
      header={<AppBar title="프로필 수정" onBack={() => void navigate('/mypage')} />}
      footer={
        <BottomBar>
          <Button disabled={!valid || uploading} onPress={save}>
            완료
          </Button>
        </BottomBar>
      }
    >
      <div className={css.form}>
        <PhotoPicker value={profileUrl} onChange={setProfileUrl} onBusy={setUploading} />
        <TextField
          label="닉네임"
          value={nickname}
          error={problem}
          hint={check.available ? '쓸 수 있는 닉네임이에요.' : `${NICKNAME_MAX}자까지 쓸 수 있어요.`}
          onChange={(event) => {
            const composing = (event.nativeEvent as InputEvent).isComposing;
            setNickname(composing ? event.target.value : firstCharacters(event.target.value, NICKNAME_MAX));
          }}
        />
      </div>
    </Screen>
  );
}
