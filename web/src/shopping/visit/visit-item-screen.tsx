import { WIDE_SCREEN } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { isRefusal } from '../../api/api-error';
import { visitProductQuery } from '../../api/visit';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { useBack } from '../../shell/use-back';
import { useTitle } from '../../shell/use-title';
import { Button } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { MascotBox } from '../../ui/mascot/mascot-box';
import { Picture, stored } from '../../ui/piece/picture';
import { sharedPrice, won } from '../../ui/text/money';
import { unitPrice } from '../../ui/text/unit-price';
import { useLogin } from '../../visit/use-login';
import { VisitGate } from '../../visit/visit-gate';
import * as boards from '../item-boards.css';
import * as css from '../item-screen.css';
import { ItemSkeleton } from '../item-skeleton';

export function VisitItemScreen() {
  return <VisitGate>{() => <Item />}</VisitGate>;
}

/** One product; opening a purchase of it, and joining one, needs an account. */
function Item() {
  const [query] = useSearchParams();
  const productId = query.get('itemId') ?? '';
  const isNumber = /^[1-9]\d*$/.test(productId);
  const back = useBack('/look/shopping');
  const login = useLogin();
  const { data: product, error, refetch } = useQuery({ ...visitProductQuery(productId), enabled: isNumber });
  useTitle(product?.name ?? '상품');
  const unit = product && unitPrice(product);
  if (!isNumber || isRefusal(error, 'PRODUCT_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="상품" />;
  return (
    <Screen
      header={<AppBar title="상품" onBack={back} />}
      footer={
        product && (
          <BottomBar>
            <Button onPress={() => login.ask()}>로그인하고 같이 살 이웃 찾기</Button>
            {login.sheet}
          </BottomBar>
        )
      }
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
          <section className={boards.section}>
            <div className={boards.nobody}>
              <MascotBox peek="yellow" size={80} />
              <p className={boards.invitation}>
                {'로그인하면 이 상품을 같이 사는 이웃을\n찾거나 직접 모을 수 있어요.'}
              </p>
            </div>
          </section>
        </>
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="상품을 불러오고 있어요." skeleton={<ItemSkeleton />} />
      )}
    </Screen>
  );
}
