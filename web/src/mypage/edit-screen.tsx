import { me } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endpointQuery } from '../api/query-client';
import { AppBar } from '../ui/app-bar';
import { Failed } from '../ui/failed';
import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';
import { EditForm } from './edit-form';

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
