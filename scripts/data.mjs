// `npm run data`: builds what has changed, then moves the shop's data (server/data.ts).
import { buildWhatChanged } from './sources.mjs';

process.env.NODE_ENV ??= 'production';
buildWhatChanged();
await import('../dist/server/data.js');
