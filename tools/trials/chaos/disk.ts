import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEGABYTES = 768;
const PIECE = Buffer.alloc(1024 * 1024);

/** A small disk that can be filled to the last byte; root alone may have one. */
export class Disk {
  readonly #ballast: string;

  private constructor(readonly folder: string) {
    this.#ballast = path.join(folder, 'ballast');
  }

  /** @returns null where this machine does not let us */
  static mount(): Disk | null {
    const folder = mkdtempSync(path.join(tmpdir(), 'parda-disk-'));
    try {
      const options = `size=${MEGABYTES}m,mode=0755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
      return new Disk(folder);
    } catch {
      rmdirSync(folder);
      return null;
    }
  }

  fill(): void {
    const file = openSync(this.#ballast, 'a');
    try {
      for (let size = PIECE.length; size >= 1;) {
        try {
          writeSync(file, PIECE, 0, size);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }
}
