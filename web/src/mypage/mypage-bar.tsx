import { useLocation } from '../links';
import { AppBar } from '../ui/frame/app-bar';

/** Head of everything behind the menu: back leads to My Page, wherever one came from. */
export function MypageBar({ title }: { title: string }) {
  const [, navigate] = useLocation();
  return <AppBar title={title} onBack={() => navigate('/mypage')} />;
}
