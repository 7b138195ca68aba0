import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** Waits for the newest mail to an address in the outbox folder, and gives its text. */
export async function mailTo(folder: string, address: string, subject: string): Promise<string> {
  const outbox = path.join(folder, 'outbox');
  const find = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .toSorted()
      .toReversed()
      .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
      .find((mail) => mail.includes(`To: ${address}`) && mail.includes(`Subject: ${subject}`));
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  // quoted-printable: a line that goes on ends with '='
  return find()!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
