/** Not now, but the same may get through later. */
export class LaterError extends Error {
  /** @param pauseMs how long the server asks to wait, if it does */
  constructor(readonly pauseMs = 0) {
    super('The server could not take it now.');
    this.name = 'LaterError';
  }
}

/** Made from an answer that is not the shop's own yes or no, as a proxy's page or a server that restarts. */
export function laterFor({ headers }: Response): LaterError {
  const seconds = Number(headers.get('retry-after'));
  return new LaterError(Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0);
}
