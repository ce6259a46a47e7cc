import { useNavigate } from 'react-router';
import { popHistory, readHistory } from './navigation-history';

/** The back arrow: the browser's own step back where that is the same page (scroll and cache stay), else a jump. */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const known = readHistory().length > 1;
    if (known && (history.state as { idx?: number } | null)?.idx) {
      void navigate(-1);
      return;
    }
    void navigate(popHistory(fallback), { replace: true });
  };
}
