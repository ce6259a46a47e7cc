import { WIDE_SCREEN } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { isRefusal } from '../api/api-error';
import { productQuery } from '../api/products';
import { copyLink } from '../shell/board-link';
import { NotFoundScreen } from '../shell/not-found-screen';
import { useBack } from '../shell/use-back';
import { useTitle } from '../shell/use-title';
import { IconButton } from '../ui/control/icon-button';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { Picture, stored } from '../ui/piece/picture';
import { fetchDecoder } from '../ui/piece/placeholder';
import { sharedPrice, won } from '../ui/text/money';
import { unitPrice } from '../ui/text/unit-price';
import { ItemBar } from './item-bar';
import { ItemBoards } from './item-boards';
import * as css from './item-screen.css';
import { ItemSkeleton } from './item-skeleton';

void fetchDecoder();

/** One product and the group purchases of it that one can join. */
export function ItemScreen() {
  const [query] = useSearchParams();
  const productId = query.get('itemId') ?? '';
  const back = useBack('/shopping');
  const {
    data: product,
    error,
    refetch,
  } = useQuery({
    ...productQuery(productId),
    enabled: /^[1-9]\d*$/.test(productId),
  });
  useTitle(product?.name ?? '상품');
  const unit = product && unitPrice(product);

  if (!/^[1-9]\d*$/.test(productId) || isRefusal(error, 'PRODUCT_NOT_FOUND', 'INVALID_FIELDS')) {
    return <NotFoundScreen what="상품" />;
  }
  return (
    <Screen
      header={<AppBar title="상품" onBack={back} end={product && <ShareItem name={product.name} />} />}
      footer={product && <ItemBar product={product} />}
    >
      {product ? (
        <>
          <Picture
            {...stored(product.picture)}
            alt={product.name}
            width={560}
            height={560}
            sizes={`${WIDE_SCREEN} 560px, 100vw`}
            radius={0}
            eager
            fluid
            className={css.picture}
          />
          <div className={css.words}>
            <p className={css.shelf}>
              {product.largeCategory} · {product.subCategory}
            </p>
            <h2 className={css.name}>{product.name}</h2>
            <p className={css.price}>
              {won(product.price)}
              {unit && <span className={css.unit}>{unit}</span>}
            </p>
            {sharedPrice(product) && <p className={css.shared}>{sharedPrice(product)}</p>}
          </div>
          <ItemBoards productId={product.id} />
        </>
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="상품을 불러오고 있어요." skeleton={<ItemSkeleton />} />
      )}
    </Screen>
  );
}

/** The product's page for somebody else: by the system's own sheet, else as a copied link. */
function ShareItem({ name }: { name: string }) {
  async function share(): Promise<void> {
    const { href } = window.location;
    if (!navigator.share) return void copyLink(href);
    // Whoever changes their mind has shared nothing, and needs no word about it.
    await navigator.share({ title: name, url: href }).catch(() => undefined);
  }
  return <IconButton icon={Share2} label="공유하기" iconSize={22} onClick={() => void share()} />;
}
