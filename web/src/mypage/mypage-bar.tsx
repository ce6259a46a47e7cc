import { useNavigate } from 'react-router';
import { AppBar } from '../ui/app-bar';

/** Head of everything behind the menu: back leads to My Page, wherever one came from. */
export function MypageBar({ title }: { title: string }) {
  const navigate = useNavigate();
  return <AppBar title={title} onBack={() => void navigate('/mypage')} />;
}
