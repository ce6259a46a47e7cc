// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../products';

export const likeProduct: Call<typeof area.likeProduct> = { method: 'POST', path: '/api/products/:productId/like', auth: 'user' };

export const likedProducts: Call<typeof area.likedProducts> = { method: 'GET', path: '/api/products/like', auth: 'user', paged: true };

export const mainProducts: Call<typeof area.mainProducts> = { method: 'GET', path: '/api/products/main', auth: 'user' };

export const productBoards: Call<typeof area.productBoards> = { method: 'GET', path: '/api/products/:productId/group-boards', auth: 'user', paged: true };

export const productDetail: Call<typeof area.productDetail> = { method: 'GET', path: '/api/products/:productId', auth: 'user' };

export const recommendProducts: Call<typeof area.recommendProducts> = { method: 'GET', path: '/api/products/recommend', auth: 'user' };

export const scrollProducts: Call<typeof area.scrollProducts> = { method: 'GET', path: '/api/products/categories/:categoryId/scroll', auth: 'user' };

export const searchProducts: Call<typeof area.searchProducts> = { method: 'GET', path: '/api/products/search', auth: 'user', paged: true };

export const unlikeProduct: Call<typeof area.unlikeProduct> = { method: 'DELETE', path: '/api/products/:productId/like', auth: 'user' };
