import { Share2 } from 'lucide-react';
import { copyLink } from '../shell/board-link';
import { IconButton } from '../ui/control/icon-button';

/** The product's page for somebody else: by the system's own sheet, else as a copied link. */
export function ShareItem({ name }: { name: string }) {
  async function share(): Promise<void> {
    const { href } = window.location;
    if (!navigator.share) return void copyLink(href);
    // Whoever changes their mind has shared nothing, and needs no word about it.
    await navigator.share({ title: name, url: href }).catch(() => undefined);
  }
  return <IconButton icon={Share2} label="공유하기" iconSize={22} onClick={() => void share()} />;
}
