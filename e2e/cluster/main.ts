import { ADMIN } from '../support/server.js';
import { startCluster } from './cluster.js';
import { hasPostgres } from './postgresServer.js';

/** `npm run cluster [port]`: the shape of docker-compose.yml from processes of this machine, until Ctrl+C. */

const port = Number(process.argv[2] ?? 4443);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!hasPostgres) {
  process.stderr.write(
    'npm run cluster needs PostgreSQL in /usr/lib/postgresql (Debian: apt-get install postgresql).\n',
  );
  process.exit(1);
}

const starting = startCluster({ port, env: { SEED: 'demo', ...process.env } });
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void starting.then(
      async (cluster) => {
        await cluster.stop();
        process.exit(0);
      },
      () => process.exit(1),
    );
  });
}

const { url, servers, databaseUrl, replicaUrl } = await starting;
say(`
  Parda is open at ${url} (a certificate that the browser has to be told to trust)
  Sign in as ${ADMIN.email} with the password ${ADMIN.password}

  processes   ${servers.map((server) => server.url).join('  ')}
  primary     ${databaseUrl}
  replica     ${replicaUrl}

  Ctrl+C ends all of it and leaves nothing.
`);
