import type { ReactNode } from 'react';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { useBack } from './use-back';

type Props = { title: string; text: string; skeleton?: ReactNode };

/** A screen of a room while the room is read: the way back leads to the rooms. */
export function RoomLoading({ title, ...loading }: Props) {
  const back = useBack('/chat/list');
  return (
    <Screen header={<AppBar title={title} onBack={back} />}>
      <Loading {...loading} />
    </Screen>
  );
}
