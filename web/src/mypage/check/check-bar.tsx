import type { AppLink } from '@mungchi/contract';
import { useLocation } from '../../links';
import { AppBar } from '../../ui/frame/app-bar';

/** Back leads to the post that asked for it, else to My Page. */
export function CheckBar({ post }: { post: AppLink | null }) {
  const [, navigate] = useLocation();
  return <AppBar title="동네 인증" onBack={() => navigate(post ?? '/mypage', { replace: post !== null })} />;
}
