// Runs a TypeScript file of the server or of the tools: `node tools/run.mjs server/tools/emitSchema.ts [arguments]`. Vite compiles
// it as it does in the build, decorators and their metadata included.
import path from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], file, ...args];
const root = path.join(import.meta.dirname, '..', 'server');
await runnerImport(path.resolve(file), { root, configFile: false, logLevel: 'error' });
