import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateApi } from 'swagger-typescript-api';
import { openApiDocument } from '../openapi.js';

/** An operation of the generated client; its arguments are the path's, then the query or the body, then the headers. */
type Operation = (...args: unknown[]) => Promise<{ status: number; headers: Headers; data: unknown }>;

/** What the generator makes, as far as a test has to know: operations by tag and name, one token for all of them. */
export interface GeneratedClient {
  setSecurityData: (token: string | null) => void;
  [tag: string]: Record<string, Operation> | ((token: string | null) => void);
}

interface Generated {
  Api: new (settings: object) => GeneratedClient;
}

const securityWorker = (token: string | null) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/**
 * Has a public generator make a client of our OpenAPI document, as people elsewhere would, and loads it.
 * @returns a maker of clients for a server, each with a token of its own
 */
export async function generateClient(): Promise<(baseUrl: string) => GeneratedClient> {
  const { files } = await generateApi({
    spec: structuredClone(openApiDocument()),
    output: false,
    fileName: 'client',
    httpClientType: 'fetch',
    moduleNameFirstTag: true,
    toJS: true,
    silent: true,
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-client-'));
  const file = path.join(folder, 'client.mjs');
  await writeFile(file, files.find(({ fileExtension }) => fileExtension === '.js')!.fileContent);
  const { Api } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Generated;
  await rm(folder, { recursive: true });
  return (baseUrl) => new Api({ baseUrl, securityWorker });
}
