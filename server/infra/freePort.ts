import { createServer } from 'node:net';

// `npm start` imports this file as it is, before there is a build: it may import nothing of ours.

/** Why a server cannot listen there, as a sentence. */
export const listenProblem = ({ code, message }: NodeJS.ErrnoException, port: number): string =>
  code === 'EADDRINUSE' ? `PORT ${port} is in use already.` : `HOST or PORT cannot be used: ${message}.`;

/** Tries whether a server could listen there, and lets go again. @returns why it could not, as a sentence */
export function findListenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenProblem(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
