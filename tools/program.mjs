// `npm run data`, `npm run admin`: builds what has changed, then runs a program beside the server (server/data.ts, server/admin.ts).
import './dotenv.mjs';
import { buildWhatChanged } from './sources.mjs';

const [name] = process.argv.splice(2, 1);
process.env.NODE_ENV ??= 'production';
buildWhatChanged();
await import(`../dist/server/${name}.js`);
