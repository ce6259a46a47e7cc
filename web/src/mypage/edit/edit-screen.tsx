import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { MypageBar } from '../mypage-bar';
import { EditForm } from './edit-form';

export function EditProfileScreen() {
  const { data: person, error, refetch } = useQuery(meQuery);
  if (person) {
    const { nickname, profileUrl, interestCategory } = person;
    return <EditForm nickname={nickname} profileUrl={profileUrl} interestCategory={interestCategory} />;
  }
  return (
    <Screen header={<MypageBar title="프로필 수정" />}>
      {error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />}
    </Screen>
  );
}
