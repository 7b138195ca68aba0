import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { isPage } from './pages';
import { publicFiles } from './precache';

test('the files of all public pages are fetched beforehand, and none of the admin, nor letters that few pages have', () => {
  const manifest: Manifest = {
    'index.html': {
      file: 'assets/index-1.js',
      isEntry: true,
      css: ['assets/index-1.css'],
      imports: ['_shared-1.js'],
      dynamicImports: ['home/public/HomePage.tsx', 'stats/admin/Overview.tsx', 'admin/shell/AdminLayout.tsx'],
      assets: [
        'assets/anek-latin-1.woff2',
        'assets/anek-devanagari-1.woff2',
        'assets/anek-devanagari-latin-wght-normal-1.woff2',
      ],
    },
    '_shared-1.js': { file: 'assets/shared-1.js', dynamicImports: ['locales/ne/admin.po', 'locales/ne/messages.po'] },
    'home/public/HomePage.tsx': { file: 'assets/HomePage-1.js', imports: ['index.html', '_slider-1.js'] },
    '_slider-1.js': { file: 'assets/slider-1.js', css: ['assets/slider-1.css'] },
    'locales/ne/messages.po': { file: 'assets/messages-1.js' },
    'locales/ne/admin.po': { file: 'assets/admin-1.js' },
    'stats/admin/Overview.tsx': { file: 'assets/Overview-1.js', imports: ['_charts-1.js'] },
    '_charts-1.js': { file: 'assets/charts-1.js' },
    'admin/shell/AdminLayout.tsx': { file: 'assets/AdminLayout-1.js' },
  };
  expect(publicFiles(manifest)).toEqual([
    'assets/HomePage-1.js',
    'assets/anek-latin-1.woff2',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/messages-1.js',
    'assets/shared-1.js',
    'assets/slider-1.css',
    'assets/slider-1.js',
  ]);
});

test.each(['/', '/?source=pwa', '/blog', '/products/1b2c', '/track/7K3M9QXT2BWD', '/authors', '/apiary'])(
  'the shell answers for %s',
  (address) => expect(isPage.test(address)).toBe(true),
);

test.each([
  '/graphql',
  '/graphql?query=x',
  '/api/config',
  '/api',
  '/auth/google',
  '/media/parda/raw/upload/cv.pdf',
  '/unsubscribe/token',
  '/healthz',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/index-1.js',
  '/apiDocs/',
  '/%23/track/7K3M9QXT2BWD',
])('the server itself answers for %s', (address) => expect(isPage.test(address)).toBe(false));
