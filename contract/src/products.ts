import * as z from 'zod/mini';
import { ProductBoard } from './board-views';
import { endpoint } from './endpoint';
import { Picture } from './media';
import { count, id, idInput, idParam, pageQuery, text, won } from './shapes';

export const ProductCard = z.object({
  id,
  name: z.string(),
  price: won,
  imgUrl: z.string(),
  picture: Picture,
});
export type ProductCard = z.infer<typeof ProductCard>;

export const ProductDetail = z.extend(ProductCard, {
  productUrl: z.string(),
  largeCategory: z.string(),
  largeCategoryId: z.int(),
  subCategory: z.string(),
  likeCount: count,
  liked: z.boolean(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

const productParams = z.object({ productId: idParam });
const Liked = z.object({ liked: z.boolean(), likeCount: count });

export const likedProducts = endpoint({
  method: 'GET',
  path: '/api/products/like',
  summary: 'Products one has hearted, newest heart first',
  auth: 'user',
  query: pageQuery,
  response: z.array(ProductCard),
  errors: [],
  paged: true,
});

export const recommendProducts = endpoint({
  method: 'GET',
  path: '/api/products/recommend',
  summary: 'Eight for this person',
  auth: 'user',
  response: z.array(ProductCard),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const mainProducts = endpoint({
  method: 'GET',
  path: '/api/products/main',
  summary: 'Four arrays of eight, one per category; the same all day',
  auth: 'user',
  response: z.array(z.array(ProductCard)),
  errors: [],
});

export const scrollProducts = endpoint({
  method: 'GET',
  path: '/api/products/categories/:categoryId/scroll',
  summary: 'Twenty of a category, ids descending, below lastId',
  auth: 'user',
  params: z.object({ categoryId: z.pipe(idParam, z.literal([1, 2, 3, 4], '카테고리는 1에서 4까지예요.')) }),
  query: z.object({ lastId: z.optional(idInput) }),
  response: z.array(ProductCard),
  errors: [],
});

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/products/search',
  summary: 'Korean-aware search over names; a category’s name finds the category',
  auth: 'user',
  query: z.extend(pageQuery, { keyword: text(1, 100, '검색어를 입력해 주세요.') }),
  response: z.array(ProductCard),
  errors: [],
  paged: true,
  limit: { max: 120, seconds: 60 },
});

export const productDetail = endpoint({
  method: 'GET',
  path: '/api/products/:productId',
  summary: 'One product',
  auth: 'user',
  params: productParams,
  response: ProductDetail,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const productBoards = endpoint({
  method: 'GET',
  path: '/api/products/:productId/group-boards',
  summary: 'Recruiting group purchases of a product, soonest deadline first',
  auth: 'user',
  params: productParams,
  query: pageQuery,
  response: z.array(ProductBoard),
  errors: ['PRODUCT_NOT_FOUND'],
  paged: true,
});

export const likeProduct = endpoint({
  method: 'POST',
  path: '/api/products/:productId/like',
  summary: 'Hearts it; once more changes nothing',
  auth: 'user',
  params: productParams,
  response: Liked,
  errors: ['PRODUCT_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const unlikeProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:productId/like',
  summary: 'Takes the heart back; once more changes nothing',
  auth: 'user',
  params: productParams,
  response: Liked,
  errors: ['PRODUCT_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});
