/** The largest picture of a screen that shows the same one to everybody, exactly as the screen itself will ask for it. */
export const FIRST_PICTURES = {
  '/start': { src: '/art/slide-1.webp' },
  '/shopping': {
    src: '/art/banner-1.webp',
    srcset: '/art/banner-1-640.webp 640w, /art/banner-1.webp 1120w',
    sizes: '(min-width: 769px) 528px, 92vw',
  },
};
