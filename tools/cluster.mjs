// `npm run cluster [port]`: builds what has changed, then starts the shape of docker-compose.yml from processes of this machine.
import path from 'node:path';
import { buildWhatChanged, ROOT } from './sources.mjs';

buildWhatChanged();
process.argv.splice(2, 0, path.join(ROOT, 'e2e', 'cluster', 'main.ts'));
await import('./run.mjs');
