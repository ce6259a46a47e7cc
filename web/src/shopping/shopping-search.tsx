import { useState } from 'react';
import { useLocation } from '../links';
import { SearchBox } from '../ui/field/search-box';
import { AiSwitch } from './ai-switch';

type Props = { initial?: string; ai?: boolean };

/** With the switch on 뭉치 answers, with it off the catalogue does. */
export function ShoppingSearch({ initial = '', ai: startsOn = true }: Props) {
  const [ai, setAi] = useState(startsOn);
  const [, navigate] = useLocation();
  const action = `/shopping/${ai ? 'chatbot' : 'result'}` as const;
  return (
    <SearchBox
      key={initial}
      action={action}
      initial={initial}
      placeholder={ai ? 'AI 뭉치에게 물어보세요' : '검색어를 입력해주세요.'}
      onSearch={(keyword) => navigate(`${action}?keyword=${encodeURIComponent(keyword)}`)}
      trailing={<AiSwitch on={ai} onToggle={() => setAi(!ai)} />}
    />
  );
}
