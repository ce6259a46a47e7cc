import type { Call } from '../endpoint';
import type * as products from '../products';

export const likedProducts: Call<typeof products.likedProducts> = {
  method: 'GET',
  path: '/api/products/like',
  auth: 'user',
  paged: true,
};

export const recommendProducts: Call<typeof products.recommendProducts> = {
  method: 'GET',
  path: '/api/products/recommend',
  auth: 'user',
};

export const mainProducts: Call<typeof products.mainProducts> = {
  method: 'GET',
  path: '/api/products/main',
  auth: 'user',
};

export const scrollProducts: Call<typeof products.scrollProducts> = {
  method: 'GET',
  path: '/api/products/categories/:categoryId/scroll',
  auth: 'user',
};

export const searchProducts: Call<typeof products.searchProducts> = {
  method: 'GET',
  path: '/api/products/search',
  auth: 'user',
  paged: true,
};

export const productDetail: Call<typeof products.productDetail> = {
  method: 'GET',
  path: '/api/products/:productId',
  auth: 'user',
};

export const productBoards: Call<typeof products.productBoards> = {
  method: 'GET',
  path: '/api/products/:productId/group-boards',
  auth: 'user',
  paged: true,
};

export const likeProduct: Call<typeof products.likeProduct> = {
  method: 'POST',
  path: '/api/products/:productId/like',
  auth: 'user',
};

export const unlikeProduct: Call<typeof products.unlikeProduct> = {
  method: 'DELETE',
  path: '/api/products/:productId/like',
  auth: 'user',
};
