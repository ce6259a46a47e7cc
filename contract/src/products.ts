import * as z from 'zod/mini';
import { ProductBoard } from './board-views';
import { endpoint } from './endpoint';
import { productId, productIdParam } from './ids';
import { Picture } from './media';
import { count, idInput, idParam, Liked, pageQuery, text, won } from './shapes';

export const ProductCard = z.object({
  id: productId,
  name: z.string(),
  price: won,
  imgUrl: z.string(),
  picture: Picture,
  /** Whether the reader likes it. */
  liked: z.boolean(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const ProductDetail = z.extend(ProductCard, {
  productUrl: z.string(),
  largeCategory: z.string(),
  largeCategoryId: z.int(),
  subCategory: z.string(),
  likeCount: count,
});
export type ProductDetail = z.infer<typeof ProductDetail>;

const productParams = z.object({ productId: productIdParam });
export const likedProducts = endpoint({
  method: 'GET',
  path: '/api/products/like',
  summary: 'Lists the products the caller likes, most recently liked first',
  auth: 'user',
  query: pageQuery,
  response: z.array(ProductCard),
  errors: [],
  paged: true,
});

export const recommendProducts = endpoint({
  method: 'GET',
  path: '/api/products/recommend',
  summary: 'Recommends eight products to the caller',
  auth: 'user',
  response: z.array(ProductCard),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const mainProducts = endpoint({
  method: 'GET',
  path: '/api/products/main',
  summary: 'Lists eight products for each of the four categories (an array of arrays); the same all day',
  auth: 'user',
  response: z.array(z.array(ProductCard)),
  errors: [],
});

export const scrollProducts = endpoint({
  method: 'GET',
  path: '/api/products/categories/:categoryId/scroll',
  summary: 'Lists twenty products of a category with ids below lastId, highest id first',
  auth: 'user',
  params: z.object({ categoryId: z.pipe(idParam, z.literal([1, 2, 3, 4], '카테고리는 1에서 4까지예요.')) }),
  query: z.object({ lastId: z.optional(idInput) }),
  response: z.array(ProductCard),
  errors: [],
});

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/products/search',
  summary: 'Searches products by name (Korean-aware); a category’s name finds the products of that category',
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
  summary: 'Reads one product',
  auth: 'user',
  params: productParams,
  response: ProductDetail,
  errors: ['PRODUCT_NOT_FOUND'],
});

export const productBoards = endpoint({
  method: 'GET',
  path: '/api/products/:productId/group-boards',
  summary: 'Lists the recruiting group purchases of a product, earliest deadline first',
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
  summary: 'Likes a product; repeating it changes nothing',
  auth: 'user',
  params: productParams,
  response: Liked,
  errors: ['PRODUCT_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const unlikeProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:productId/like',
  summary: 'Removes the like from a product; repeating it changes nothing',
  auth: 'user',
  params: productParams,
  response: Liked,
  errors: ['PRODUCT_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});
