import { type Ref, useRef, useState } from 'react';
import styles from './formGuard.module.css';
import { useDrawnByServer } from './useDrawnByServer';

/** GraphQL's Int has 32 bits; a form may stand open for longer than that in milliseconds. */
const MAX_ELAPSED_MS = 2_000_000_000;

/** How long a form has been open, in milliseconds; null where nobody knows, since the clock was set back meanwhile. */
export function elapsedSince(openedAt: number): number | null {
  const elapsed = Math.round(Date.now() - openedAt);
  return elapsed < 0 ? null : Math.min(elapsed, MAX_ELAPSED_MS);
}

/** When a form came on screen, in milliseconds: together with the document, if the server drew it into that. */
export function useOpenedAt(): number {
  const cameWithDocument = useDrawnByServer(true);
  const [openedAt] = useState(() => Date.now() - (cameWithDocument ? performance.now() : 0));
  return openedAt;
}

/** A field that people never meet and programs fill in (decisions §5). */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/**
 * What keeps programs out of a guest's form (decisions §5): `honeypot` belongs into the form, `readFormGuard` gives the
 * server's `formGuard` when it is sent.
 */
export function useFormGuard() {
  const website = useRef<HTMLInputElement>(null);
  const openedAt = useOpenedAt();
  return {
    honeypot: <Honeypot ref={website} />,
    readFormGuard: () => ({ website: website.current?.value ?? '', elapsedMs: elapsedSince(openedAt) }),
  };
}
