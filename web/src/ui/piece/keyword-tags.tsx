import { keywordTag } from '@mungchi/contract';
import { Tag } from '../control/chip';
import * as css from './keyword-tags.css';

/** What neighbours said of somebody, in words to choose from. */
export function KeywordTags({ keywords, centred = false }: { keywords: readonly string[]; centred?: boolean }) {
  return (
    <ul className={centred ? css.centred : css.tags}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Tag>{keywordTag(keyword)}</Tag>
        </li>
      ))}
    </ul>
  );
}
