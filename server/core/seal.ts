import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config/config.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What leaves the house and comes back as it was: nobody else can read it, write it or change it. */
export interface Seal {
  /**
   * @param content anything that JSON can hold
   * @param bound what it is good for beside the purpose; it opens for nothing else
   * @returns letters, digits, `-` and `_` only: it can be in an address and in a cookie
   */
  seal(content: unknown, bound?: string): string;
  /** @returns undefined for what was not sealed here, or for something else */
  open(text: string, bound?: string): unknown;
}

/**
 * Seals things for one purpose. Each has a key for nothing else: what is sealed for one never opens for another, nor passes as
 * a token that the secret itself has signed.
 * @param purpose names it, and is never changed once something sealed for it is out
 */
export function sealFor(config: Config, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', purpose, 32));
  return {
    seal: (content, bound = '') => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(bound));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text, bound = '') => {
      try {
        const bytes = Buffer.from(text, 'base64url');
        // Node reads past what is no letter of it: what was given out has one spelling
        if (bytes.toString('base64url') !== text) return undefined;
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return JSON.parse(content.toString('utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
  };
}
