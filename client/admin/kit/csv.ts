import { sessionToken } from '../../lib/token';

/** What has arrived so far, in rows without the heads, and how many there will be; null where the server did not say. */
export interface ExportProgress {
  rows: number;
  total: number | null;
}

/** The server refused; its own sentence, an English constant, if it gave one. */
export class ExportRefused extends Error {
  constructor(readonly said: string | null) {
    super(said ?? 'The export was refused.');
    this.name = 'ExportRefused';
  }
}

const NEW_LINE = 0x0a;
const QUOTE = 0x22;

/** Counts the lines of a CSV file as its pieces arrive; a line break between quotes is part of a text. */
export function lineCounter(): (piece: Uint8Array) => number {
  let lines = 0;
  let quoted = false;
  return (piece) => {
    // By its number: the iterator of an array takes ten times as long, which a slow phone feels at each piece.
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === NEW_LINE && !quoted) lines++;
    }
    return lines;
  };
}

async function refusalOf(response: Response): Promise<ExportRefused> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return new ExportRefused(typeof body?.message === 'string' ? body.message : null);
}

/**
 * Reads an export as it streams.
 * @param path with its parameters, below our own origin
 * @throws {ExportRefused} when the server says no
 * @throws {DOMException} 'AbortError' when it was cancelled; {TypeError} when the connection is lost
 */
export async function readExport(
  path: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: ExportProgress) => void },
): Promise<Blob> {
  const token = sessionToken.get();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(path, { signal, headers });
  sessionToken.heed(response.headers.get('x-session'), token);
  if (!response.ok || !response.body) throw await refusalOf(response);

  const announced = response.headers.get('x-total-count');
  const total = announced === null || Number.isNaN(Number(announced)) ? null : Number(announced);
  const count = lineCounter();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  onProgress({ rows: 0, total });
  const reader = response.body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    onProgress({ rows: Math.max(0, count(value) - 1), total });
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}

/** Gives a file to the browser to keep. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
