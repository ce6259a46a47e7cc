type Licence = { name: string; packages: string[]; licence: string };

/** What runs in the browser, or is drawn with, and on what terms. */
export const licences: readonly Licence[] = [
  { name: 'React', packages: ['react', 'react-dom', 'scheduler', 'use-sync-external-store'], licence: 'MIT' },
  { name: 'wouter (Alexey Taktarov)', packages: ['wouter'], licence: 'Unlicense' },
  { name: 'regexparam (Luke Edwards)', packages: ['regexparam'], licence: 'MIT' },
  { name: 'TanStack Query', packages: ['@tanstack/react-query', '@tanstack/query-core'], licence: 'MIT' },
  { name: 'Zod', packages: ['zod'], licence: 'MIT' },
  { name: 'Base UI', packages: ['@base-ui/react'], licence: 'MIT' },
  { name: 'vanilla-extract', packages: ['@vanilla-extract/css'], licence: 'MIT' },
  { name: 'Embla Carousel (David Jerleke)', packages: ['embla-carousel'], licence: 'MIT' },
  { name: 'virtua', packages: ['virtua'], licence: 'MIT' },
  { name: 'Lucide', packages: ['lucide-react'], licence: 'ISC' },
  { name: 'ThumbHash (Evan Wallace)', packages: ['thumbhash'], licence: 'MIT' },
  { name: 'uqr (Anthony Fu, Project Nayuki)', packages: ['uqr'], licence: 'MIT' },
  { name: 'STOMP.js', packages: ['@stomp/stompjs'], licence: 'Apache-2.0' },
  { name: 'SockJS client', packages: ['sockjs-client'], licence: 'MIT' },
  { name: 'Leaflet', packages: ['leaflet'], licence: 'BSD-2-Clause' },
  { name: 'supercluster', packages: ['supercluster', 'kdbush'], licence: 'ISC' },
  { name: 'topojson-client', packages: ['topojson-client'], licence: 'ISC' },
  { name: 'Pretendard (Kil Hyung-jin)', packages: ['pretendard'], licence: 'SIL OFL 1.1' },
  { name: 'Jua', packages: ['jua'], licence: 'SIL OFL 1.1' },
];
