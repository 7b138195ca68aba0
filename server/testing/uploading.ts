import { readdirSync } from 'node:fs';
import type { TestApp } from './testApp.js';

/** What an upload answers. */
export interface UploadAnswer {
  status: number;
  headers: Headers;
  body: {
    secure_url: string;
    public_id: string;
    resource_type: string;
    format: string;
    bytes: number;
    width?: number;
    height?: number;
    message?: string;
    code?: string;
    error?: { message: string };
  };
}

interface UploadOptions {
  /** `image` unless said otherwise. */
  as?: string;
  name?: string;
  type?: string;
  preset?: string | null;
  token?: string;
  cloud?: string;
  headers?: Record<string, string>;
}

/** Uploads a file as a browser does. */
export async function upload(app: TestApp, content: Uint8Array, options: UploadOptions = {}): Promise<UploadAnswer> {
  const {
    as = 'image',
    name = 'photo.jpg',
    type = 'application/octet-stream',
    preset = 'parda',
    token,
    cloud = 'parda',
    headers,
  } = options;
  const form = new FormData();
  if (preset !== null) form.append('upload_preset', preset);
  form.append('file', new Blob([Uint8Array.from(content)], { type }), name);
  const response = await fetch(`${app.url}/media/${cloud}/${as}/upload`, {
    method: 'POST',
    body: form,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as UploadAnswer['body'] };
}

/** The files that lie in a folder and below. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** All that uploads left behind: in the store, on their way, and in the database. */
export async function leftBehind(app: TestApp): Promise<unknown[]> {
  const { mediaDir, uploadsDir } = app.deps.config;
  const rows = await app.em.execute<unknown[]>('select id from media_file');
  return [...filesIn(mediaDir), ...filesIn(uploadsDir), ...rows];
}
