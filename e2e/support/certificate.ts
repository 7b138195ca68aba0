import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
}

/** A key and a certificate for one run, signed by itself. @param names the hosts that it is for */
export function selfSignedCertificate(...names: [string, ...string[]]): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'parda-tls-'));
  const file = (name: string) => path.join(folder, name);
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${names.map(alternative).join()}`];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-days', '2', '-nodes'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', file('key'), '-out', file('cert')], { stdio: 'ignore' });
  const made = { key: readFileSync(file('key')), cert: readFileSync(file('cert')) };
  rmSync(folder, { recursive: true });
  return made;
}

const alternative = (name: string): string => `${/^[\d.]+$/.test(name) ? 'IP' : 'DNS'}:${name}`;
